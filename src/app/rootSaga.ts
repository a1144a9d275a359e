import type { Saga } from 'redux-saga'
import { call } from 'typed-redux-saga'
import { sessionSaga } from '../session/sessionSaga'
import { supervise } from '../shared/sagas'

/** Every domain's saga on its own, so that the crash of one ends no other. */
export function* rootSaga() {
  yield* call(supervise, sessionSaga)
}

/** The saga of a domain whose code has arrived. */
export function* domainSaga(saga: Saga<[]>) {
  yield* call(supervise, saga)
}
