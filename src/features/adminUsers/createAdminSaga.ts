import { call, put, race, take, takeLeading, type SagaGenerator } from 'typed-redux-saga'
import { baseApi } from '../../api/baseApi'
import type { CreateAdmin } from '../../contract/requests'
import { runToEnd, safely } from '../../shared/sagas'
import {
  adminCreateEnded,
  adminCreateLeft,
  adminCreateRequested,
  adminCreateStarted,
  invitationLost,
  invitationTaken,
  type CreateOutcome,
} from './createAdminSlice'

/** The code has loaded already: the dialog that asks for the account is in the same chunk. */
const fetchCreateAdmin = () => import(/* webpackChunkName: "admin-dialogs" */ './createAdmin')

function* create(admin: CreateAdmin): SagaGenerator<CreateOutcome> {
  const { createAdmin } = yield* call(fetchCreateAdmin)
  return yield* createAdmin(admin)
}

/** Creates an admin, once. */
function* onRequest({ payload: admin }: ReturnType<typeof adminCreateRequested>) {
  yield* put(adminCreateStarted())
  const end = yield* runToEnd(create(admin), { kind: 'crashed' }, (outcome) => adminCreateEnded({ outcome }))
  if (end.kind === 'created' && end.created.invitation) yield* followLink(admin)
}

/**
 * Leaving by Back can't be stopped by a question, so the loss of the link is reported afterwards; not after a sign-out, when the
 * next person might read it.
 */
function* followLink({ email }: CreateAdmin) {
  const { left } = yield* race({
    left: take(adminCreateLeft),
    taken: take(invitationTaken),
    over: take(baseApi.util.resetApiState),
  })
  if (left) yield* put(invitationLost({ email }))
}

export function* createAdminSaga() {
  yield* takeLeading(adminCreateRequested, safely(onRequest))
}
