import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { signInPath } from '../../config/paths'
import { formatMoment } from '../../shared/moments'
import { Button } from '../../ui/Button'
import ConfirmDialog from '../../ui/dialogs/ConfirmDialog'
import { CopyButton } from '../../ui/CopyButton'
import { DialogFrame } from '../../ui/dialogs/DialogFrame'
import { TextField } from '../../ui/forms/fields'
import { useUnsaved } from '../../ui/forms/keepUnsaved'
import { invitationTaken } from './createAdminSlice'
import { invitations } from './invitations'

interface InvitationDialogProps {
  name: string
  email: string
  /** The key by which `invitations` has it. */
  invitationKey: string
  expiresAt: string
  onClose: () => void
}

/** The link with which a new admin sets a password. It is shown only once. */
export function InvitationDialog({ name, email, invitationKey, expiresAt, onClose }: InvitationDialogProps) {
  const [invitation] = useState(() => invitations.read(invitationKey) ?? '')
  useEffect(() => invitations.drop(invitationKey), [invitationKey])
  const [copied, setCopied] = useState(false)
  const [asking, setAsking] = useState(false)
  const dispatch = useDispatch()
  const onCopied = () => {
    setCopied(true)
    dispatch(invitationTaken())
  }
  useUnsaved(!copied)
  const link = new URL(`${signInPath}?invite=${encodeURIComponent(invitation)}`, window.location.origin).href
  const until = formatMoment(Date.parse(expiresAt) / 1000)
  return (
    <DialogFrame
      title={`Invitation for ${name}`}
      onClose={() => (copied ? onClose() : setAsking(true))}
      actions={
        <Button variant={copied ? 'primary' : 'outlined'} onClick={() => (copied ? onClose() : setAsking(true))}>
          Close
        </Button>
      }
    >
      <p style={{ marginTop: 0 }}>
        Account created for <bdi>{email}</bdi>. Send {name} this link to set a password.
      </p>
      <TextField
        label="Invitation link"
        name="link"
        readOnly
        value={link}
        error={undefined}
        onChange={() => undefined}
        onFocus={({ target }) => target.select()}
        onCopy={onCopied}
        hint={`Single use${until === '-' ? '' : `, expires ${until}`}. You won't see it again.`}
      >
        <CopyButton text={link} what="invitation link" onCopied={onCopied} />
      </TextField>
      {asking && (
        <ConfirmDialog
          title="Close without copying the link?"
          text={`You can't see the link again. You'd have to delete and invite ${email} again.`}
          verb="Close anyway"
          danger
          onConfirm={() => {
            dispatch(invitationTaken())
            onClose()
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </DialogFrame>
  )
}
