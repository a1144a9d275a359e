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
import type { Message, SignedIn } from '../contract/entities'
import { isRole } from '../contract/roles'
import { send } from '../api/send'
import { tagTypes } from '../api/tags'
import { definePort } from '../shared/ports'
import { safely } from '../shared/sagas'
import {
  expired,
  isSamePerson,
  navigated,
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

/** How long somebody who leaves waits for the server; here they are signed out in any case. */
const signOutTimeoutMs = 3_000

export const sessionStorage = definePort<SessionStorage>('sessionStorage')

/** A sign-in that the server accepted becomes the session of this browser. */
function* startSession({ message, ...accepted }: SignedIn & Message): SagaGenerator<SignInOutcome> {
  const storage = yield* sessionStorage()
  const { role } = accepted.admin
  if (!isRole(role)) return { kind: 'unknownRole', role }
  const session = storage.keep(accepted)
  if (!session) return { kind: 'storageBlocked' }
  yield* call(enter, session)
  return { kind: 'signedIn', message }
}

/** Whoever signs in again finds the page as it was, with fresh data; for anybody else nothing is left of who was here. */
function* enter(session: Session) {
  const before = yield* select(selectSession)
  if (before.status !== 'signedOut' && isSamePerson(before, session)) {
    yield* put(signedIn({ ...session, key: before.key }))
    // Reads alone: whether a write that was refused is still wanted only its person knows.
    return yield* put(baseApi.util.invalidateTags([...tagTypes]))
  }
  if (before.status !== 'signedOut') yield* forget({ reason: 'replaced' })
  yield* put(signedIn(session))
}

/** Signs out here whatever the server answers. */
function* signOut() {
  const storage = yield* sessionStorage()
  const { status } = yield* select(selectSession)
  // Of a session that has expired there is nothing to tell.
  const server = status === 'expired' ? '' : yield* tellServer()
  storage.clear('left')
  yield* forget({ reason: 'left', server })
}

/** What the server says of the sign-out; undefined when it could not be told. */
function* tellServer() {
  const { answer } = yield* race({
    answer: send(adminApi.endpoints.logout.initiate(undefined, { track: false })),
    late: delay(signOutTimeoutMs),
  })
  if (!answer) return undefined
  const { data, error } = answer
  if (!error) return data.message
  // A server that no longer knew the session has done what was wanted.
  return 'status' in error && error.status === 401 ? '' : undefined
}

/** Forgets everything that was read, typed and said in a session. */
function* forget(end: SignedOut) {
  const storage = yield* sessionStorage()
  storage.forgetDrafts()
  yield* put(signedOut(end))
  yield* put(baseApi.util.resetApiState())
}

/** What happens outside this tab's own actions: the server ends the session, or another tab signs in or out. */
function* followSession() {
  const storage = yield* sessionStorage()
  const events = eventChannel<SessionEvent>((emit) => storage.subscribe(emit))
  for (;;) {
    const event = yield* take(events)
    if (event === 'refused') {
      storage.clear('expired')
      yield* put(expired())
    } else yield* followStorage('leftElsewhere')
  }
}

/** Goes on as the browser's storage says: with the person it names, with the sign-in over the page, or with nobody. */
function* followStorage(reason: 'leftElsewhere' | 'removed') {
  const storage = yield* sessionStorage()
  const session = storage.read()
  if (session) yield* call(enter, session)
  else if (storage.hasExpired()) yield* put(expired())
  else yield* forget({ reason })
}

/** With each navigation: whose stored session was removed by hand is signed out. */
function* checkKept() {
  const storage = yield* sessionStorage()
  const { status } = yield* select(selectSession)
  if (status !== 'signedIn' || storage.isKept()) return
  yield* followStorage('removed')
  const after = yield* select(selectSession)
  if (after.status === 'signedOut') storage.clear()
}

export function* sessionSaga() {
  const { status } = yield* select(selectSession)
  // What is left of a damaged session would otherwise look like one to another tab or program.
  if (status === 'signedOut') {
    const storage = yield* sessionStorage()
    const role = storage.unknownRole()
    if (role !== undefined) yield* put(signInEnded({ kind: 'unknownRole', role }))
    storage.clear()
  }
  yield* spawn(followSession)
  yield* fork(signInSaga, startSession)
  yield* takeEvery(navigated, safely(checkKept))
  yield* takeLeading(signOutRequested, safely(signOut))
}
