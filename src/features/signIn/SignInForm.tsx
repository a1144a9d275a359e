import { useLoginMutation } from '../../api/adminApi'
import { loginSchema } from '../../contract/login'
import { Button } from '../../ui/Button'
import { PasswordField, TextField } from '../../ui/forms/fields'
import { useForm } from '../../ui/forms/useForm'

/** `email`: the person who is asked to sign in again, if known. */
export function SignInForm({ email = '' }: { email?: string }) {
  const [login, { isLoading }] = useLoginMutation()
  const form = useForm(loginSchema, { email, password: '' }, async (values) => {
    await login(values)
  })
  return (
    <form {...form.props}>
      <TextField label="E-mail" type="email" autoComplete="username" {...form.field('email')} />
      <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
      <Button type="submit" variant="primary" loading={isLoading}>
        Sign in
      </Button>
    </form>
  )
}
