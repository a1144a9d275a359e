import { call, fork, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga'
import { safely } from '../shared/sagas'
import { connectWallet, disconnectWallet, reconnectWallet } from './connectSaga'
import type { LastWallet } from './lastWallet'
import { switchNetwork } from './switchSaga'
import { followWallet, readOptions } from './walletEvents'
import { connectRequested, disconnectRequested, selectWallet, switchRequested, walletDialogOpened } from './walletSlice'

/** The sagas that need the wallet code; they are loaded with it. */
export function* walletWork(last: LastWallet | undefined) {
  if (last) yield* fork(safely(reconnectWallet), last)
  yield* fork(followWallet)
  yield* takeLatest(walletDialogOpened, safely(readOptions))
  yield* takeEvery(connectRequested, safely(connectWallet))
  yield* takeLeading(disconnectRequested, safely(disconnectWallet))
  // Never two switch requests at once.
  yield* takeLeading(switchRequested, safely(switchNetwork))
  if ((yield* select(selectWallet)).dialogOpen) yield* call(safely(readOptions))
}
