import { eventChannel } from 'redux-saga'
import { call, put, select, take } from 'typed-redux-saga'
import { configuredChains } from '../config/chains'
import { assertNever } from '../shared/assertNever'
import { walletPort } from './walletContext'
import type { WalletEvent } from './walletPort'
import {
  accountChanged,
  chainChanged,
  chainStored,
  disconnected,
  optionsRead,
  selectConnection,
  selectWallet,
} from './walletSlice'

/** Account and chain follow the wallet's own events. */
export function* followWallet() {
  const port = yield* call(walletPort)
  const events = eventChannel<WalletEvent>((emit) => port.subscribe(emit))
  for (;;) yield* call(follow, yield* take(events))
}

function* follow(event: WalletEvent) {
  if (event.type === 'optionsChanged') {
    if ((yield* select(selectWallet)).dialogOpen) yield* call(readOptions)
    return
  }
  const connection = yield* select(selectConnection)
  if (connection?.id !== event.id) return
  switch (event.type) {
    case 'accountsChanged':
      return yield* put(accountChanged({ id: event.id, account: event.accounts[0] }))
    case 'chainChanged':
      // Some wallets tell the same chain again. That changes nothing, so what was said of it still stands.
      if (event.chainId === connection.chainId) return
      yield* put(chainChanged({ id: event.id, chainId: event.chainId }))
      return yield* call(storeChain)
    case 'gone':
      return yield* put(disconnected({ id: event.id, by: 'wallet' }))
    default:
      assertNever(event)
  }
}

/** Stores the wallet's chain if it is a configured one. */
export function* storeChain() {
  const connection = yield* select(selectConnection)
  const chains = yield* configuredChains()
  if (connection && chains.some(({ id }) => id === connection.chainId)) yield* put(chainStored(connection.chainId))
}

export function* readOptions() {
  const port = yield* call(walletPort)
  yield* put(optionsRead(yield* call(() => port.options())))
}
