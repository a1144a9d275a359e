import { useEffect, useEffectEvent } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { registerSchema } from '../../contract/requests'
import { selectSignIn } from '../../session/signInSlice'
import { Button } from '../../ui/Button'
import { PasswordField } from '../../ui/forms/fields'
import { useForm } from '../../ui/forms/useForm'
import { registerRequested, registers } from './registration'

interface InvitationFormProps {
  /** The one-time token in the link. */
  invitation: string
  /** Whom it is for, if known. */
  email: string | undefined
  onDone: () => void
}

/** The form in which an invited admin sets the password; then they sign in with the invited e-mail. */
export function InvitationForm({ invitation, email, onDone }: InvitationFormProps) {
  const dispatch = useDispatch()
  const state = useSelector(selectSignIn)
  const onRegistered = useEffectEvent(onDone)
  useEffect(() => {
    if (state === 'registered') onRegistered()
  }, [state])
  const form = useForm(
    registerSchema,
    { invitation, password: '', password_confirmation: '' },
    (values) => void dispatch(registerRequested(registers.hold(values))),
  )
  return (
    <form {...form.props}>
      <p>Choose a password of at least 8 characters. The link works once and for 24 hours.</p>
      {/* Not shown: password managers keep the password for it. */}
      <input hidden readOnly autoComplete="username" value={email ?? ''} />
      <PasswordField label="Password" autoComplete="new-password" {...form.field('password')} />
      <PasswordField label="Confirm Password" autoComplete="new-password" {...form.field('password_confirmation')} />
      <Button type="submit" variant="primary" loading={state === 'sending'}>
        Create account
      </Button>
    </form>
  )
}
