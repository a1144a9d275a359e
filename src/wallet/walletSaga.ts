import { call, fork, put, select, take, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga'
import { configuredChains } from '../config/chains'
import { safely } from '../shared/sagas'
import { connectWallet, disconnectWallet, reconnectWallet } from './connectSaga'
import { switchNetwork } from './switchSaga'
import { lastWallet, walletPort } from './walletContext'
import { followWallet, readOptions } from './walletEvents'
import {
  chainStored,
  connectRequested,
  disconnectRequested,
  lastUsedRead,
  selectChainId,
  selectWallet,
  switchRequested,
  walletDialogOpened,
  walletsMissing,
} from './walletSlice'

/** Nothing of a wallet is fetched before the dialog opens, unless one was connected here before. */
export function* walletSaga() {
  const [first] = yield* configuredChains()
  if (first && (yield* select(selectChainId)) === 0) yield* put(chainStored(first.id))
  const last = (yield* lastWallet()).read()
  yield* put(lastUsedRead(last?.id))
  if (last) yield* fork(safely(reconnectWallet), last)
  else if (!(yield* select(selectWallet)).dialogOpen) yield* take(walletDialogOpened)
  yield* call(loadWallet)

  yield* fork(followWallet)
  yield* takeLatest(walletDialogOpened, safely(readOptions))
  yield* takeEvery(connectRequested, safely(connectWallet))
  yield* takeLeading(disconnectRequested, safely(disconnectWallet))
  // Never two requests to switch at once.
  yield* takeLeading(switchRequested, safely(switchNetwork))
  if ((yield* select(selectWallet)).dialogOpen) yield* call(safely(readOptions))
}

/** The code may fail to arrive; then the next opening of the dialog tries again. */
function* loadWallet() {
  for (;;) {
    try {
      return yield* call(walletPort)
    } catch {
      if ((yield* select(selectWallet)).dialogOpen) yield* put(walletsMissing())
      yield* take(walletDialogOpened)
    }
  }
}
