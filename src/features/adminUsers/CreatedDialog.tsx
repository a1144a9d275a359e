import type { CreateAdmin } from '../../contract/requests'
import { Button } from '../../ui/Button'
import { DialogFrame } from '../../ui/dialogs/DialogFrame'
import { roleText } from './roleText'

interface CreatedDialogProps {
  created: CreateAdmin
  onClose: () => void
}

/** What remains to be done for a new account on a server without invitations. */
export function CreatedDialog({ created: { name, email, role }, onClose }: CreatedDialogProps) {
  return (
    <DialogFrame
      title={`${name} has an account`}
      maxWidth="xs"
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <p style={{ margin: 0 }}>
        <bdi>{email}</bdi> is a {roleText(role)} now. This server gives no invitation link to hand over: if no e-mail of
        its own reaches {name}, ask whoever runs it how to sign in for the first time.
      </p>
    </DialogFrame>
  )
}
