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
        <bdi>{email}</bdi> is a {roleText(role)} now. This server doesn't return an invitation link. If it doesn't send{' '}
        {name} an e-mail, ask its operator how to sign in for the first time.
      </p>
    </DialogFrame>
  )
}
