import { put, takeEvery } from 'typed-redux-saga'
import { signedOut } from '../session/sessionSlice'
import { drawerClosed, planClosed } from '../transactions/transactionsSlice'
import { walletDialogClosed } from '../wallet/walletSlice'

function* closeAll() {
  yield* put(walletDialogClosed())
  yield* put(drawerClosed())
  yield* put(planClosed())
}

/** Whoever signs in next finds no dialog of somebody else open; what was sent goes on being followed. */
export function* closeDialogsSaga() {
  yield* takeEvery(signedOut, closeAll)
}
