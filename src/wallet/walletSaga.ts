import { call, put, select, take } from 'typed-redux-saga'
import { configuredChains } from '../config/chains'
import { lastWallet, walletPort } from './walletContext'
import {
  chainStored,
  lastUsedRead,
  reconnectEnded,
  reconnectStarted,
  selectChainId,
  selectWallet,
  walletDialogOpened,
  walletsMissing,
} from './walletSlice'

/** No wallet code is fetched before the dialog opens, unless a wallet was connected here before. */
export function* walletSaga() {
  const [first] = yield* configuredChains()
  if (first && (yield* select(selectChainId)) === 0) yield* put(chainStored(first.id))
  const last = (yield* lastWallet()).read()
  yield* put(lastUsedRead(last?.id))
  const { link, dialogOpen } = yield* select(selectWallet)
  if (last && link.status === 'disconnected') yield* put(reconnectStarted())
  else if (!last && !dialogOpen) yield* take(walletDialogOpened)
  const { walletWork } = yield* call(loadWallet)
  yield* call(walletWork, last)
}

/** The code may fail to load; then the next opening of the dialog tries again. */
function* loadWallet() {
  for (;;) {
    try {
      yield* call(walletPort)
      return yield* call(() => import(/* webpackChunkName: "wallet" */ './walletWork'))
    } catch {
      yield* put(reconnectEnded({ end: 'failed' }))
      if ((yield* select(selectWallet)).dialogOpen) yield* put(walletsMissing())
      yield* take(walletDialogOpened)
    }
  }
}
