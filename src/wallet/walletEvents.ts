import { eventChannel } from 'redux-saga'
import { call, put, select, take } from 'typed-redux-saga'
import { configuredChains } from '../config/chains'
import { assertNever } from '../shared/assertNever'
import { notify } from '../ui/notify'
import { walletPort } from './walletContext'
import type { WalletEvent } from './walletPort'
import {
  accountsChanged,
  chainChanged,
  chainStored,
  disconnected,
  optionsRead,
  selectConnection,
  selectWallet,
} from './walletSlice'

/** What wallets tell by themselves is the truth about account and chain. */
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
  const { connections } = yield* select(selectWallet)
  if (!connections.some(({ id }) => id === event.id)) return
  switch (event.type) {
    case 'accountsChanged':
      return yield* put(accountsChanged({ id: event.id, accounts: event.accounts }))
    case 'chainChanged':
      yield* put(chainChanged({ id: event.id, chainId: event.chainId }))
      return yield* call(storeChain)
    case 'gone':
      yield* put(disconnected(event.id))
      return notify.error('Wallet disconnected')
    default:
      assertNever(event)
  }
}

/** The stored chain follows the wallet to chains of the configuration only. */
export function* storeChain() {
  const connection = yield* select(selectConnection)
  const chains = yield* configuredChains()
  if (connection && chains.some(({ id }) => id === connection.chainId)) yield* put(chainStored(connection.chainId))
}

export function* readOptions() {
  const port = yield* call(walletPort)
  yield* put(optionsRead(yield* call(() => port.options())))
}
