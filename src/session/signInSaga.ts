import type { PayloadAction } from '@reduxjs/toolkit'
import { call, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga'
import { adminApi } from '../api/adminApi'
import { errorText } from '../api/errors'
import { send } from '../api/send'
import type { Confirmation, SignedIn } from '../contract/entities'
import type { Login } from '../contract/login'
import { safely } from '../shared/sagas'
import { logins, selectSignIn, signInEnded, signInRequested, signInStarted, type SignInOutcome } from './signInSlice'

/** What becomes of a sign-in that the server has accepted. */
type StartSession = (accepted: SignedIn & Confirmation) => SagaGenerator<SignInOutcome>

/** Makes a call with the body that is kept under the key, once and one at a time, and dispatches how it ended. */
export const ending = <Body, Outcome>(
  { take }: { take: (key: string) => Body | undefined },
  work: (body: Body) => SagaGenerator<Outcome>,
  ended: (outcome: NoInfer<Outcome> | { kind: 'crashed' }) => PayloadAction<unknown>,
) =>
  safely(function* ({ payload: key }: PayloadAction<string>) {
    // Taken in any case, so that no password is left behind.
    const body = take(key)
    if (!body || (yield* select(selectSignIn)) === 'sending') return
    yield* put(signInStarted())
    let outcome: Outcome | { kind: 'crashed' } = { kind: 'crashed' }
    try {
      outcome = yield* call(work, body)
    } finally {
      yield* put(ended(outcome))
    }
  })

export function* signInSaga(startSession: StartSession) {
  // A sign-in whose answer was lost can simply be repeated, so it counts as refused.
  function* login(body: Login): SagaGenerator<SignInOutcome> {
    const { data, error } = yield* send(adminApi.endpoints.login.initiate(body, { track: false }))
    if (error) return { kind: 'failed', text: errorText(error) }
    // Where the server sends no e-mail, the typed one tells this account from others of the same name and role.
    const email = data.admin.email || body.email.toLowerCase()
    return yield* call(startSession, { ...data, admin: { ...data.admin, email } })
  }
  yield* takeEvery(signInRequested, ending(logins, login, signInEnded))
}
