import { select, type SagaGenerator } from 'typed-redux-saga'
import { adminApi } from '../../api/adminApi'
import { statusOf, type ApiError } from '../../api/errors'
import { sendWrite } from '../../api/sendWrite'
import type { Confirmation, MaybeInvitation } from '../../contract/entities'
import type { CreateAdmin } from '../../contract/requests'
import { forgetAdminDraft } from './adminForm'
import { selectCreation, type CreateOutcome } from './createAdminSlice'
import { invitations } from './invitations'

/** Asks the server for a new account, once, and answers how that ended. */
export function* createAdmin(admin: CreateAdmin): SagaGenerator<CreateOutcome> {
  const end = yield* sendWrite(adminApi.endpoints.createAdmin.initiate(admin, { track: false }))
  if (end.kind === 'done') {
    forgetAdminDraft()
    return yield* handOver(admin, end.data)
  }
  const { requestId } = end
  if (end.kind === 'refused')
    return isOfEmail(end) ? { kind: 'emailRefused', text: end.text } : { kind: 'refused', text: end.text, requestId }
  return { kind: 'unknown', email: admin.email, requestId }
}

/** Whether a server refuses the e-mail. No status says which field is wrong, so the words decide. */
const isOfEmail = ({ text, error }: { text: string; error: ApiError }) =>
  [400, 409, 422].some((status) => status === statusOf(error)) && /e-?mail/i.test(text)

/** The invitation is a secret that is shown once, so it goes to the dialog without passing through actions and state. */
function* handOver(
  admin: CreateAdmin,
  { message, invitation, expires_at }: MaybeInvitation & Confirmation,
): SagaGenerator<CreateOutcome> {
  if (typeof invitation !== 'string' || !invitation) return { kind: 'created', created: admin, message }
  const creation = yield* select(selectCreation)
  if (creation.state !== 'creating' || creation.isLeft) return { kind: 'unseen', email: admin.email }
  const key = invitations.hold(invitation)
  return { kind: 'created', created: { ...admin, invitation: { key, expires_at } }, message }
}
