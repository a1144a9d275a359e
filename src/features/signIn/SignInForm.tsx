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

/**
 * The content of the form of index.html before React takes it over, and the name of the focused field. Undefined if there is no
 * such form, as in the build, which writes it.
 */
function standing() {
  const form = typeof document === 'undefined' ? null : document.querySelector<HTMLFormElement>('form[method]')
  if (!form) return undefined
  const typedIn = (name: string) => {
    const input = form.elements.namedItem(name)
    return input instanceof HTMLInputElement ? input.value : ''
  }
  return {
    form,
    isSent: form.dataset.sent !== undefined,
    typed: { email: typedIn('email'), password: typedIn('password') },
    focused: form.querySelector(':focus')?.getAttribute('name'),
  }
}

/** A form that is sent before its code has come, in `index.html` or here, is kept and sent as soon as it can be. */
export function SignInForm({ email = '', signIn, onEarly }: SignInFormProps) {
  // Once the console's code is there, the form of index.html is gone.
  const [stood] = useState(() => (signIn ? undefined : standing()))
  const initial = stood?.typed ?? { email, password: '' }
  const form = useForm(signIn?.schema, initial, (values) => signIn?.send(values))
  const ref = useRef<HTMLFormElement>(null)
  const [isKept, setKept] = useState(false)
  useLayoutEffect(() => {
    if (!ref.current || !stood) return
    // React draws the form again if a password manager has put an element into it.
    if (ref.current !== stood.form) {
      if (stood.isSent) ref.current.dataset.sent = ''
      if (stood.focused) ref.current.querySelector<HTMLElement>(`[name=${stood.focused}]`)?.focus()
    }
    if (ref.current.dataset.sent === undefined) return
    delete ref.current.dataset.sent
    setKept(true)
  }, [stood])
  useEffect(() => {
    if (!isKept) return
    if (!signIn) return void onEarly?.().then((hasCome) => hasCome || setKept(false))
    // In a task of its own: browsers ignore `requestSubmit` while listeners still handle the submit that is kept.
    const task = setTimeout(() => ref.current?.requestSubmit())
    return () => clearTimeout(task)
  }, [isKept, signIn, onEarly])

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setKept(!signIn)
    if (signIn) form.props.onSubmit(event)
  }
  return (
    // `post`, so that a browser without scripts puts no password into the address.
    <form
      ref={ref}
      method="post"
      {...form.props}
      onSubmit={onSubmit}
      // Typing on withdraws the kept submit.
      onInput={() => setKept(false)}
      suppressHydrationWarning
    >
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
