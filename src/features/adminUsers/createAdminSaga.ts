import { call, put, takeLeading, type SagaGenerator } from 'typed-redux-saga'
import type { CreateAdmin } from '../../contract/requests'
import { runToEnd, safely } from '../../shared/sagas'
import { adminCreateEnded, adminCreateRequested, adminCreateStarted, type CreateOutcome } from './createAdminSlice'

/** It is here already: the dialog that asks for the account is in the same file. */
const fetchCreateAdmin = () => import(/* webpackChunkName: "admin-dialogs" */ './createAdmin')

function* create(admin: CreateAdmin): SagaGenerator<CreateOutcome> {
  const { createAdmin } = yield* call(fetchCreateAdmin)
  return yield* createAdmin(admin)
}

/** Creates an admin, once. */
function* onRequest({ payload: admin }: ReturnType<typeof adminCreateRequested>) {
  yield* put(adminCreateStarted())
  yield* runToEnd(create(admin), { kind: 'crashed' }, (outcome) => adminCreateEnded({ outcome }))
}

export function* createAdminSaga() {
  yield* takeLeading(adminCreateRequested, safely(onRequest))
}
