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
  if (end.kind !== 'refused') return { kind: 'unknown', email: admin.email, requestId }
  const { text, error } = end
  // The server may have failed after it had created the account.
  if (statusOf(error) === 500) return { kind: 'unknown', email: admin.email, text, requestId }
  return isOfEmail(end) && (yield* isShown()) ? { kind: 'emailRefused', text } : { kind: 'refused', text, requestId }
}

/** Whether a server refuses the e-mail. No status says which field is wrong, so the words decide. */
const isOfEmail = ({ text, error }: { text: string; error: ApiError }) =>
  [400, 409, 422].some((status) => status === statusOf(error)) && /e-?mail/i.test(text)

/** Whether the dialog that has asked for the account is still there. */
function* isShown(): SagaGenerator<boolean> {
  const creation = yield* select(selectCreation)
  return creation.state === 'creating' && !creation.isLeft
}

/** The invitation is a secret that is shown once, so it goes to the dialog without passing through actions and state. */
function* handOver(
  admin: CreateAdmin,
  { message, invitation, expires_at }: MaybeInvitation & Confirmation,
): SagaGenerator<CreateOutcome> {
  if (typeof invitation !== 'string' || !invitation) return { kind: 'created', created: admin, message }
  if (!(yield* isShown())) return { kind: 'unseen', email: admin.email }
  const key = invitations.hold(invitation)
  return { kind: 'created', created: { ...admin, invitation: { key, expires_at } }, message }
}
