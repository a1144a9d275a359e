import { put, takeEvery } from 'typed-redux-saga'
import { signedOut } from '../session/sessionSlice'
import { drawerClosed, planClosed } from '../transactions/transactionsSlice'
import { walletDialogClosed } from '../wallet/walletSlice'

/** What closes the dialogs that can open on any page. */
export const closings = [walletDialogClosed, drawerClosed, planClosed]

function* closeAll() {
  for (const closed of closings) yield* put(closed())
}

/** Closes all dialogs at a sign-out, so that the next person finds none; transactions are still followed. */
export function* closeDialogsSaga() {
  yield* takeEvery(signedOut, closeAll)
}
