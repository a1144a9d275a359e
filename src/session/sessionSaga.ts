import { eventChannel } from 'redux-saga'
import { call, delay, getContext, put, race, select, spawn, take, takeEvery, takeLeading } from 'typed-redux-saga'
import { adminApi } from '../api/adminApi'
import { baseApi } from '../api/baseApi'
import type { SignedIn } from '../api/contract/entities'
import { isRole } from '../api/contract/roles'
import { send } from '../api/send'
import { tagTypes } from '../api/tags'
import { safely } from '../shared/sagas'
import { notify } from '../ui/notify'
import {
  expired,
  isSamePerson,
  selectSession,
  signedIn,
  signedOut,
  signOutRequested,
  type Session,
} from './sessionSlice'
import type { SessionEvent, SessionStorage } from './sessionStorage'

/** How long somebody who leaves waits for the server, in milliseconds; here they are signed out in any case. */
const signOutPatience = 3_000

const sessionStorage = () => getContext<SessionStorage>('sessionStorage')

/** A sign-in that the server accepted becomes the session of this browser. */
function* startSession({ payload }: { payload: SignedIn }) {
  const storage = yield* sessionStorage()
  const { role } = payload.admin
  if (!isRole(role)) {
    return notify.error(
      `This console does not know the role "${role || 'none'}". Ask an administrator for another one.`,
    )
  }
  const session = storage.keep(payload)
  if (!session)
    return notify.error('Your browser blocks storage for this page. Allow site data here, then sign in again.')
  yield* call(enter, session)
}

/** Whoever signs in again finds the page as it was, with fresh data; for anybody else nothing is left of who was here. */
function* enter(session: Session) {
  const before = yield* select(selectSession)
  if (before.status !== 'signedOut' && isSamePerson(before, session)) {
    yield* put(signedIn({ ...session, key: before.key }))
    // Reads alone: whether a write that was refused is still wanted only its person knows.
    return yield* put(baseApi.util.invalidateTags([...tagTypes]))
  }
  if (before.status !== 'signedOut') yield* call(forget)
  yield* put(signedIn(session))
}

/** Signs out here whatever the server answers, and says so when it could not be told. */
function* signOut() {
  const storage = yield* sessionStorage()
  const { status } = yield* select(selectSession)
  // Of a session that has expired there is nothing to tell.
  const told = status === 'expired' || (yield* tellServer())
  storage.clear('left')
  yield* call(forget)
  if (!told) notify.info('Signed out here. The server could not be told.')
}

function* tellServer() {
  const { answer } = yield* race({
    answer: send(adminApi.endpoints.logout.initiate(undefined, { track: false })),
    late: delay(signOutPatience),
  })
  if (!answer) return false
  const { error } = answer
  // A server that no longer knew the session has done what was wanted.
  return !error || ('status' in error && error.status === 401)
}

/** Forgets everything that was read, typed and said in a session. */
function* forget() {
  const storage = yield* sessionStorage()
  storage.forgetDrafts()
  yield* put(signedOut())
  yield* put(baseApi.util.resetApiState())
  notify.forget()
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
      // Messages would stay readable above the covered page.
      notify.clear()
    } else {
      const session = storage.read()
      if (session) yield* call(enter, session)
      else if (storage.hasExpired()) yield* put(expired())
      else yield* call(forget)
    }
  }
}

export function* sessionSaga() {
  const { status } = yield* select(selectSession)
  // What is left of a damaged session would otherwise look like one to another tab or program.
  if (status === 'signedOut') (yield* sessionStorage()).clear()
  yield* spawn(followSession)
  yield* takeEvery(adminApi.endpoints.login.matchFulfilled, safely(startSession))
  yield* takeLeading(signOutRequested, safely(signOut))
}
