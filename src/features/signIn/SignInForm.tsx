import { useDispatch, useSelector } from 'react-redux'
import { loginSchema } from '../../contract/login'
import { logins, selectSignIn, signInRequested } from '../../session/signInSlice'
import { Button } from '../../ui/Button'
import { PasswordField, TextField } from '../../ui/forms/fields'
import { useForm } from '../../ui/forms/useForm'

/** `email`: the person who is asked to sign in again, if known. */
export function SignInForm({ email = '' }: { email?: string }) {
  const dispatch = useDispatch()
  const isSending = useSelector(selectSignIn) === 'sending'
  const form = useForm(
    loginSchema,
    { email, password: '' },
    (values) => void dispatch(signInRequested(logins.hold(values))),
  )
  return (
    <form {...form.props}>
      <TextField label="E-mail" type="email" autoComplete="username" {...form.field('email')} />
      <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
      <Button type="submit" variant="primary" loading={isSending}>
        Sign in
      </Button>
    </form>
  )
}
