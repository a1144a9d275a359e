import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { createAdminSchema, type CreateAdmin } from '../../contract/requests'
import { isRole, roleLabels, type Role } from '../../contract/roles'
import { Button } from '../../ui/Button'
import ConfirmDialog from '../../ui/dialogs/ConfirmDialog'
import { DialogFrame } from '../../ui/dialogs/DialogFrame'
import { TextField } from '../../ui/forms/fields'
import { SelectField } from '../../ui/forms/SelectField'
import { useUnsaved } from '../../ui/forms/keepUnsaved'
import { sendByKeys } from '../../ui/forms/sendByKeys'
import { useForm } from '../../ui/forms/useForm'
import { keepAdminDraft, readAdminDraft } from './adminForm'
import { adminCreateLeft, adminCreateRequested, selectCreation } from './createAdminSlice'
import { CreatedDialog } from './CreatedDialog'
import { InvitationDialog } from './InvitationDialog'
import { roleRights, roleText } from './roleText'

const formId = 'create-admin'

interface CreateAdminDialogProps {
  /** The roles that this person may grant, the default first. */
  grantable: readonly Role[]
  onClose: () => void
}

/** The form for a new admin, then their invitation. Input is kept as a draft until the account exists. */
export default function CreateAdminDialog({ grantable, onClose }: CreateAdminDialogProps) {
  const [initial] = useState(() => readAdminDraft(grantable))
  const [asking, setAsking] = useState<CreateAdmin>()
  const dispatch = useDispatch()
  const creation = useSelector(selectCreation)
  // A layout effect: an answer that comes before a later effect would count as seen.
  useLayoutEffect(() => () => void dispatch(adminCreateLeft()), [dispatch])
  const create = (admin: CreateAdmin) => void dispatch(adminCreateRequested(admin))
  const creating = creation.state === 'creating'
  const form = useForm(
    createAdminSchema,
    initial,
    (admin) => (admin.role === 'admin' ? setAsking(admin) : create(admin)),
    keepAdminDraft,
  )
  const refuse = useEffectEvent((text: string) => form.refuse('email', text))
  useEffect(() => {
    if (creation.state === 'emailRefused') refuse(creation.text)
  }, [creation])
  useUnsaved(creating || (creation.state !== 'created' && [form.values.name, form.values.email].some(Boolean)))
  const close = () => {
    if (!creating) onClose()
  }
  if (creation.state === 'created') {
    const { created } = creation
    const { name, email, invitation } = created
    if (!invitation) return <CreatedDialog created={created} onClose={onClose} />
    const { key, expires_at } = invitation
    return <InvitationDialog {...{ name, email, onClose }} invitationKey={key} expiresAt={expires_at} />
  }

  const { role } = form.values
  return (
    <DialogFrame
      title="Create Admin"
      onClose={close}
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" loading={creating}>
            Create
          </Button>
        </>
      }
    >
      <form id={formId} {...form.props} onKeyDown={sendByKeys}>
        <TextField label="Name" autoFocus autoComplete="off" {...form.field('name')} />
        <SelectField
          label="Choose Role"
          value={role}
          onChange={(chosen) => form.set('role', chosen)}
          hint={
            isRole(role) && (
              <p className="field-hint" role="status">
                {roleText(role)}s {roleRights[role]}
              </p>
            )
          }
        >
          {grantable.map((one) => (
            <option key={one} value={one}>
              {roleLabels[one]}
            </option>
          ))}
        </SelectField>
        <TextField label="Email" type="email" autoComplete="off" spellCheck={false} {...form.field('email')} />
        <div role="status">
          {creation.state === 'mayExist' && (
            <p>
              We don't know whether <bdi>{creation.email}</bdi> was created. Check the list before you try again. If
              it's new there and Invited, its link is lost: delete it first.
            </p>
          )}
        </div>
      </form>
      {asking && (
        <ConfirmDialog
          title={`Make ${asking.name} a ${roleText(asking.role)}?`}
          text={`${roleText(asking.role)}s ${roleRights[asking.role]} The account is for ${asking.email}.`}
          verb={`Create ${roleText(asking.role)}`}
          onConfirm={() => create(asking)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </DialogFrame>
  )
}
