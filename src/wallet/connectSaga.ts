import { call, delay, put, race, select, spawn, take } from 'typed-redux-saga'
import { readWalletError } from '../chain/walletErrors'
import { notify } from '../ui/notify'
import type { LastWallet } from './lastWallet'
import { lastWallet, walletPort } from './walletContext'
import { storeChain } from './walletEvents'
import type { WalletAccess } from './walletPort'
import {
  connected,
  connectEnded,
  connectSlow,
  connectStarted,
  disconnected,
  lastUsedRead,
  reconnectEnded,
  reconnectStarted,
  selectWallet,
  stopWaitingRequested,
  walletAnswered,
  walletAsked,
  type connectRequested,
} from './walletSlice'

/** Milliseconds after which people are offered to wait no longer. */
const patience = 30_000
/** Milliseconds that a page load waits for the last wallet. */
const reconnectLimit = 2_000

/** Connects one wallet, or says why not. A wallet that does not answer can be left waiting; its late yes still counts. */
export function* connectWallet({ payload: id }: ReturnType<typeof connectRequested>) {
  const { connecting, unanswered, options, connections } = yield* select(selectWallet)
  if (connecting || connections.length > 0) return
  const name = options.find((option) => option.id === id)?.name ?? id
  yield* put(connectStarted(id))
  // A second request would only queue up behind the first.
  if (unanswered.includes(id)) notify.info('A request is already open in your wallet. Open it.')
  // On its own: nobody can call back a request that stands in a wallet.
  else yield* spawn(askWallet, { id, name })

  const over = () => take([connected, connectEnded, stopWaitingRequested])
  const { slow } = yield* race({ over: over(), slow: delay(patience) })
  if (slow) {
    yield* put(connectSlow())
    yield* over()
  }
  yield* put(connectEnded())
}

function* askWallet(wallet: LastWallet) {
  yield* put(walletAsked(wallet.id))
  try {
    const port = yield* call(walletPort)
    const access = yield* call(() => port.connect(wallet.id))
    // Another wallet was quicker while nobody waited for this one.
    if ((yield* select(selectWallet)).connections.length > 0) return
    ;(yield* lastWallet()).keep(wallet)
    yield* call(enter, wallet, access)
  } catch (error) {
    if ((yield* select(selectWallet)).connecting?.id !== wallet.id) return
    yield* put(connectEnded())
    notify.error(readWalletError(error).text)
  } finally {
    yield* put(walletAnswered(wallet.id))
  }
}

function* enter({ id, name }: LastWallet, { accounts, chainId }: WalletAccess) {
  yield* put(connected({ id, name, accounts, chainId }))
  yield* call(storeChain)
}

/** Asks the last wallet for what it allows already, without opening it, and gives up in silence. */
export function* reconnectWallet(last: LastWallet) {
  if ((yield* select(selectWallet)).status !== 'disconnected') return
  yield* put(reconnectStarted())
  try {
    const { access } = yield* race({ access: call(allowed, last.id), late: delay(reconnectLimit) })
    if (access && (yield* select(selectWallet)).status === 'reconnecting') yield* call(enter, last, access)
  } catch {
    // Nobody has asked for it, so nobody is told.
  }
  yield* put(reconnectEnded())
}

function* allowed(id: string) {
  const port = yield* call(walletPort)
  return yield* call(() => port.reconnect(id))
}

export function* disconnectWallet() {
  const { current } = yield* select(selectWallet)
  if (current === undefined) return
  const storage = yield* lastWallet()
  storage.forget()
  yield* put(disconnected(current))
  yield* put(lastUsedRead(undefined))
  const port = yield* call(walletPort)
  yield* call(() => port.disconnect(current))
}
