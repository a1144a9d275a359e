import { useState } from 'react'
import type { AdminUser } from '../../contract/entities'
import { nameInMessage } from '../../contract/nameInMessage'
import { pasted } from '../../contract/pasted'
import { Button } from '../../ui/Button'
import { DialogFrame } from '../../ui/dialogs/DialogFrame'
import { TextField } from '../../ui/forms/fields'
import { sendByKeys } from '../../ui/forms/sendByKeys'
import { roleText } from './roleText'
import { nameOf } from './whichAdmin'

const formId = 'delete-admin'

interface DeleteAdminDialogProps {
  admin: AdminUser
  onDelete: () => void
  onClose: () => void
}

/** Confirms a permanent deletion by asking for the account's e-mail, or what else names it. */
export default function DeleteAdminDialog({ admin, onDelete, onClose }: DeleteAdminDialogProps) {
  const [typed, setTyped] = useState('')
  const asked = nameOf(admin)
  // An invisible character comes along with what is pasted, and nobody can type one that the e-mail has.
  const [given, wanted] = [typed, asked].map((text) => pasted(text).toLowerCase())
  const matches = given !== '' && given === wanted
  return (
    <DialogFrame
      title={`Delete ${nameInMessage(asked)}?`}
      maxWidth="xs"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="danger" disabled={!matches}>
            Delete admin
          </Button>
        </>
      }
    >
      <p style={{ marginTop: 0 }}>
        Permanently deletes the account of <bdi>{admin.name || asked}</bdi> ({roleText(admin.role)}). You can't undo
        this.
      </p>
      <form
        id={formId}
        onKeyDown={sendByKeys}
        onSubmit={(event) => {
          event.preventDefault()
          if (!matches) return
          onClose()
          onDelete()
        }}
      >
        <TextField
          label={`Type ${admin.email ? 'the e-mail' : admin.name ? 'the name' : asked} to confirm`}
          hint={<bdi>{asked}</bdi>}
          name="confirmation"
          autoFocus
          autoComplete="off"
          spellCheck={false}
          value={typed}
          error={undefined}
          onChange={setTyped}
        />
      </form>
    </DialogFrame>
  )
}
