import { useEffect, useLayoutEffect, useRef, useState, type SubmitEvent } from 'react'
import type { SignIn } from './signIn'
import { Button } from '../../ui/Button'
import { PasswordField, TextField } from '../../ui/forms/fields'
import { useForm } from '../../ui/forms/useForm'

export interface SignInFormProps {
  /** The e-mail of the person who is asked to sign in, if known. */
  email?: string | undefined
  /** Checks and sends what was typed; undefined until its code has come. */
  signIn: SignIn | undefined
  /** Called when the form is sent before that; resolves to whether the code has come. */
  onEarly?: () => Promise<boolean>
}

/** A form that is sent before its code has come, in `index.html` or here, is kept and sent as soon as it can be. */
export function SignInForm({ email = '', signIn, onEarly }: SignInFormProps) {
  const form = useForm(signIn?.schema, { email, password: '' }, (values) => signIn?.send(values))
  const ref = useRef<HTMLFormElement>(null)
  const [isKept, setKept] = useState(false)
  useLayoutEffect(() => {
    if (ref.current?.dataset.sent === undefined) return
    delete ref.current.dataset.sent
    setKept(true)
  }, [])
  useEffect(() => {
    if (!isKept) return
    if (!signIn) return void onEarly?.().then((hasCome) => hasCome || setKept(false))
    // In a task of its own: browsers ignore it while the submit that is kept is still being told to listeners.
    const task = setTimeout(() => ref.current?.requestSubmit())
    return () => clearTimeout(task)
  }, [isKept, signIn, onEarly])

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setKept(!signIn)
    if (signIn) form.props.onSubmit(event)
  }
  return (
    // What a browser without scripts sends must not stand in an address.
    <form ref={ref} method="post" {...form.props} onSubmit={onSubmit} suppressHydrationWarning>
      <TextField label="E-mail" type="email" autoComplete="username" {...form.field('email')} />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        autoFocus={email !== ''}
        {...form.field('password')}
      />
      <Button type="submit" variant="primary" loading={isKept || signIn?.isSending}>
        Sign in
      </Button>
    </form>
  )
}
