import { call, delay, put, race, select, spawn, take } from 'typed-redux-saga'
import { readWalletError } from '../chain/walletErrors'
import type { LastWallet } from './lastWallet'
import { lastWallet, walletPort } from './walletContext'
import { storeChain } from './walletEvents'
import type { WalletAccess } from './walletPort'
import {
  connected,
  connectFailed,
  connectLeft,
  connectSlow,
  connectStarted,
  disconnected,
  lastUsedRead,
  reconnectEnded,
  requestStillOpen,
  selectConnection,
  selectLink,
  selectWallet,
  stopWaitingRequested,
  walletAnswered,
  walletAsked,
  type connectRequested,
  type ReconnectEnd,
} from './walletSlice'

/** After this time people are offered to wait no longer. */
const slowAfterMs = 30_000
/** How long a page load waits for the last wallet. */
const reconnectTimeoutMs = 2_000

/** Connects one wallet, or says why not. A wallet that does not answer can be left waiting; its late yes still counts. */
export function* connectWallet({ payload: id }: ReturnType<typeof connectRequested>) {
  const { link, unanswered, options } = yield* select(selectWallet)
  if (link.status === 'connecting' || link.status === 'connected') return
  const name = options.find((option) => option.id === id)?.name ?? id
  yield* put(connectStarted(id))
  try {
    // A second request would only queue up behind the first.
    if (unanswered.includes(id)) yield* put(requestStillOpen(id))
    // On its own: nobody can call back a request that stands in a wallet.
    else yield* spawn(askWallet, { id, name })

    const over = () => take([connected, connectFailed, stopWaitingRequested])
    const { slow } = yield* race({ over: over(), slow: delay(slowAfterMs) })
    if (slow) {
      yield* put(connectSlow())
      yield* over()
    }
  } finally {
    if (yield* isAsked(id)) yield* put(connectLeft(id))
  }
}

/** Whether somebody waits for the wallet. */
function* isAsked(id: string) {
  const link = yield* select(selectLink)
  return link.status === 'connecting' && link.id === id
}

function* askWallet(wallet: LastWallet) {
  yield* put(walletAsked(wallet.id))
  try {
    const port = yield* call(walletPort)
    const access = yield* call(() => port.connect(wallet.id))
    // Another wallet was quicker while nobody waited for this one.
    if (yield* select(selectConnection)) return
    ;(yield* lastWallet()).keep(wallet)
    yield* enter(wallet, access)
  } catch (error) {
    if (yield* isAsked(wallet.id)) yield* put(connectFailed({ id: wallet.id, reason: readWalletError(error).text }))
  } finally {
    yield* put(walletAnswered(wallet.id))
  }
}

function* enter({ id, name }: LastWallet, { account, chainId }: WalletAccess) {
  yield* put(connected({ id, name, account, chainId }))
  yield* call(storeChain)
}

/** Asks the last wallet for what it allows already, without opening it, and gives up in silence. */
export function* reconnectWallet(last: LastWallet) {
  if ((yield* select(selectLink)).status !== 'reconnecting') return
  let end: ReconnectEnd = 'failed'
  try {
    end = yield* reconnect(last)
  } catch {
    // Nobody has asked for it, so nobody is told.
  }
  yield* put(reconnectEnded({ end }))
}

function* reconnect(last: LastWallet) {
  const { answer } = yield* race({ answer: call(allowed, last.id), late: delay(reconnectTimeoutMs) })
  if (!answer) return 'timedOut'
  if (!answer.access) return 'notAllowed'
  if ((yield* select(selectLink)).status !== 'reconnecting') return 'overtaken'
  yield* enter(last, answer.access)
  return 'connected'
}

function* allowed(id: string) {
  const port = yield* call(walletPort)
  return { access: yield* call(() => port.reconnect(id)) }
}

export function* disconnectWallet() {
  const connection = yield* select(selectConnection)
  if (!connection) return
  const storage = yield* lastWallet()
  storage.forget()
  yield* put(disconnected({ id: connection.id, by: 'person' }))
  yield* put(lastUsedRead(undefined))
  const port = yield* call(walletPort)
  yield* call(() => port.disconnect(connection.id))
}
