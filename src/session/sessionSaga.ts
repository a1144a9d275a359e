import { eventChannel } from 'redux-saga'
import { call, delay, getContext, put, race, select, spawn, take, takeEvery, takeLeading } from 'typed-redux-saga'
import { adminApi } from '../api/adminApi'
import { baseApi } from '../api/baseApi'
import type { SignedIn } from '../api/contract/entities'
import { isRole } from '../api/contract/roles'
import { send } from '../api/send'
import { safely } from '../shared/sagas'
import { notify } from '../ui/notify'
import { selectSession, signedIn, signedOut, signOutRequested } from './sessionSlice'
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
  yield* put(signedIn(session))
}

/** Signs out here whatever the server answers, and says so when it could not be told. */
function* signOut() {
  const { answer } = yield* race({
    answer: send(adminApi.endpoints.logout.initiate(undefined, { track: false })),
    late: delay(signOutPatience),
  })
  yield* call(endSession, { resume: false })
  if (!answer || answer.error) notify.info('Signed out here. The server could not be told.')
}

/** Forgets the session and everything that was read in it. */
function* endSession(how: { resume: boolean }) {
  const storage = yield* sessionStorage()
  storage.clear()
  yield* put(signedOut(how))
  yield* put(baseApi.util.resetApiState())
}

/** What happens outside this tab's own actions: the server ends the session, or another tab signs in or out. */
function* followSession() {
  const storage = yield* sessionStorage()
  const events = eventChannel<SessionEvent>((emit) => storage.subscribe(emit))
  for (;;) {
    const event = yield* take(events)
    if (event === 'refused') {
      yield* call(endSession, { resume: true })
      notify.error('Your session has ended. Sign in again.')
    } else {
      const session = storage.read()
      yield* put(signedOut({ resume: false }))
      yield* put(baseApi.util.resetApiState())
      if (session) yield* put(signedIn(session))
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
