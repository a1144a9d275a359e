import { eventChannel } from 'redux-saga'
import {
  call,
  delay,
  fork,
  put,
  race,
  select,
  spawn,
  take,
  takeEvery,
  takeLeading,
  type SagaGenerator,
} from 'typed-redux-saga'
import { adminApi } from '../api/adminApi'
import { baseApi } from '../api/baseApi'
import { chainBaseApi } from '../api/chainBaseApi'
import { statusOf } from '../api/errors'
import type { Confirmation, SignedIn } from '../contract/entities'
import { isRole } from '../contract/roles'
import { apiDispatch, send, type ApiDispatch } from '../api/send'
import { tagTypes } from '../api/tags'
import { definePort } from '../shared/ports'
import { safely } from '../shared/sagas'
import { isSamePerson } from './isSamePerson'
import {
  expired,
  navigated,
  selectIsLeaving,
  selectSession,
  signedIn,
  signedOut,
  signOutRequested,
  type SignedOut,
  type Session,
} from './sessionSlice'
import type { SessionEvent, SessionStorage } from './sessionStorage'
import { signInSaga } from './signInSaga'
import { signInEnded, type SignInOutcome } from './signInSlice'

/** A sign-out waits this long for the server; this browser is signed out in any case. */
const signOutTimeoutMs = 3_000

export const sessionStorage = definePort<SessionStorage>('sessionStorage')

/**
 * Stores the session that the server has opened. If that is impossible, ends it on the server: an account may have only a few.
 */
function* startSession({ message, ...accepted }: SignedIn & Confirmation): SagaGenerator<SignInOutcome> {
  const storage = yield* sessionStorage()
  const { role } = accepted.admin
  const session = storage.keep(accepted)
  if (!session) {
    // The request takes the token along at once, so the token can be forgotten here; how the request ends does not matter.
    yield* spawn(safely(logOutOnServer))
    storage.clear()
    return isRole(role) ? { kind: 'storageBlocked' } : { kind: 'unknownRole', role }
  }
  yield* call(openSession, session)
  return { kind: 'signedIn', message }
}

/**
 * The same person signing in again keeps the page and gets fresh data; for anybody else everything of the previous
 * person is dropped.
 */
function* openSession(session: Session) {
  const before = yield* select(selectSession)
  if (before.status !== 'signedOut' && isSamePerson(before, session)) {
    yield* put(signedIn({ ...session, key: before.key }))
    // Only reads: whether a rejected write is still wanted, only the person knows.
    return yield* put(baseApi.util.invalidateTags([...tagTypes]))
  }
  if (before.status !== 'signedOut') yield* forget({ why: 'replaced' })
  yield* put(signedIn(session))
}

/** Signs out in this browser, whatever the server answers. */
function* signOut() {
  const storage = yield* sessionStorage()
  // Writes that the press on Logout has started still need the session.
  yield* race({ written: call(writesEnded, yield* apiDispatch()), late: delay(signOutTimeoutMs) })
  // The server has already ended an expired session. A sign-in that was on its way may have opened another.
  const { status } = yield* select(selectSession)
  const server = status === 'expired' ? '' : yield* logOutOnServer()
  storage.clear('left')
  yield* forget({ why: 'left', server })
}

/** Resolves when no write is on its way any more. */
async function writesEnded(dispatch: ApiDispatch) {
  // Sagas that wait for the same action begin their writes first.
  await Promise.resolve()
  await Promise.allSettled(dispatch(baseApi.util.getRunningMutationsThunk()))
}

/** The server's message about the sign-out; undefined when it could not be reached. */
function* logOutOnServer() {
  const { answer } = yield* race({
    answer: send(adminApi.endpoints.logout.initiate(undefined, { track: false })),
    late: delay(signOutTimeoutMs),
  })
  if (!answer) return undefined
  const { data, error } = answer
  if (!error) return data.message
  // A 401 means that the session was over already, which is what was wanted.
  return statusOf(error) === 401 ? '' : undefined
}

/** Drops everything of the session: drafts, cached data, messages. */
function* forget(end: SignedOut) {
  const storage = yield* sessionStorage()
  storage.forgetDrafts()
  yield* put(signedOut(end))
  yield* put(baseApi.util.resetApiState())
  yield* put(chainBaseApi.util.resetApiState())
}

/** Handles what this tab has not started itself: the server ends the session, or another tab signs in or out. */
function* followSession() {
  const storage = yield* sessionStorage()
  const events = eventChannel<SessionEvent>((emit) => storage.subscribe(emit))
  for (;;) {
    const event = yield* take(events)
    if (event === 'refused') {
      // A request that left before the Logout may reach the server after it.
      if (yield* select(selectIsLeaving)) continue
      storage.clear('expired')
      yield* put(expired())
    } else yield* followStorage('leftElsewhere')
  }
}

/** Takes over the state of the storage: its session, an expired session, or none. */
function* followStorage(why: 'leftElsewhere' | 'removed') {
  const storage = yield* sessionStorage()
  const session = storage.read()
  if (session) yield* call(openSession, session)
  else if (storage.hasExpired()) yield* put(expired())
  else yield* forget({ why })
}

/** On each navigation: signs out when the stored session was removed by hand. */
function* checkStored() {
  const storage = yield* sessionStorage()
  const { status } = yield* select(selectSession)
  if (status !== 'signedIn' || storage.isKept()) return
  yield* followStorage('removed')
  const after = yield* select(selectSession)
  if (after.status === 'signedOut') storage.clear()
}

export function* sessionSaga() {
  const { status } = yield* select(selectSession)
  // The rest of a damaged session would look like a valid one to another tab.
  if (status === 'signedOut') {
    const storage = yield* sessionStorage()
    const role = storage.unknownRole()
    if (role !== undefined) yield* put(signInEnded({ kind: 'unknownRole', role }))
    storage.clear()
  }
  yield* spawn(followSession)
  yield* fork(signInSaga, startSession)
  yield* takeEvery(navigated, safely(checkStored))
  yield* takeLeading(signOutRequested, safely(signOut))
}
