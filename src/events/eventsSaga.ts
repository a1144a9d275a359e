import { call, fork, put, race, select, take } from 'typed-redux-saga'
import { expired, selectSession, signedIn, signedOut } from '../session/sessionSlice'
import { eventsSlice } from './eventsSlice'
import { followLeader } from './followLeader'
import { keepStream } from './keepStream'
import { readHidden } from './readAgain'
import { readUntold, type ReadWhole } from './readUntold'

/**
 * Follows what others change, while somebody is signed in: told by the server's stream, which one tab reads for all
 * tabs, or by reading again what is visible. `readWhole`: the endpoints whose lists are read as a whole for a search.
 */
export function makeEventsSaga(readWhole: ReadWhole) {
  return function* eventsSaga() {
    for (;;) {
      const { status } = yield* select(selectSession)
      if (status !== 'signedIn') {
        yield* take(signedIn)
        continue
      }
      yield* race({ followed: call(follow, readWhole), over: take([signedOut, expired, signedIn]) })
      yield* put(eventsSlice.actions.lost('refused'))
    }
  }
}

function* follow(readWhole: ReadWhole) {
  /** When the server gave the last sign of life, in milliseconds since 1970. */
  const heard = { at: Date.now() }
  yield* fork(readHidden)
  yield* fork(readUntold, heard, readWhole)
  yield* fork(followLeader, heard)
  yield* call(keepStream, heard)
  // Without a stream what is visible is read again until the session ends.
  yield* take(signedOut)
}
