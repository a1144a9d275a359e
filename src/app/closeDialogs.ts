import { put, takeEvery } from 'typed-redux-saga'
import { signedOut } from '../session/sessionSlice'
import { drawerClosed, planClosed } from '../transactions/transactionsSlice'
import { walletDialogClosed } from '../wallet/walletSlice'

function* closeAll() {
  yield* put(walletDialogClosed())
  yield* put(drawerClosed())
  yield* put(planClosed())
}

/** Closes all dialogs at a sign-out, so that the next person finds none; transactions are still followed. */
export function* closeDialogsSaga() {
  yield* takeEvery(signedOut, closeAll)
}
