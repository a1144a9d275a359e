import { call, cancel, delay, fork, put, race, select, spawn, take } from 'typed-redux-saga'
import { readWalletError } from '../chain/walletErrors'
import type { LastWallet } from './lastWallet'
import { lastWallet, walletPort } from './walletContext'
import { storeChain } from './walletEvents'
import type { WalletAccess } from './walletPort'
import {
  connected,
  connectFailed,
  connectAbandoned,
  connectSlow,
  connectStarted,
  disconnected,
  lastUsedRead,
  reconnectEnded,
  requestStillOpen,
  selectConnection,
  selectLink,
  selectWallet,
  stopConnectingRequested,
  walletAnswered,
  walletAsked,
  type connectRequested,
  type ReconnectEnd,
} from './walletSlice'

/** After this time the dialog offers to stop waiting. */
const slowAfterMs = 30_000
/** Time limit for reconnecting the last wallet at a page load. */
const reconnectTimeoutMs = 2_000

/**
 * Connects one wallet, or reports why not. One can stop waiting for a wallet that does not answer; if it accepts later,
 * that still counts.
 */
export function* connectWallet({ payload: id }: ReturnType<typeof connectRequested>) {
  const { link, unanswered, options } = yield* select(selectWallet)
  if (link.status === 'connecting' || link.status === 'connected') return
  const name = options.find((option) => option.id === id)?.name ?? id
  yield* put(connectStarted(id))
  try {
    // A second request would only wait behind the first.
    if (unanswered.includes(id)) yield* put(requestStillOpen(id))
    // Spawned, because a request to a wallet cannot be cancelled.
    else yield* spawn(askWallet, { id, name })

    const attemptEnded = () => take([connected, connectFailed, stopConnectingRequested])
    const { slow } = yield* race({ over: attemptEnded(), slow: delay(slowAfterMs) })
    if (slow) {
      yield* put(connectSlow())
      yield* attemptEnded()
    }
  } finally {
    if (yield* isConnecting(id)) yield* put(connectAbandoned(id))
  }
}

/** Whether this wallet is still being waited for. */
function* isConnecting(id: string) {
  const link = yield* select(selectLink)
  return link.status === 'connecting' && link.id === id
}

function* askWallet(wallet: LastWallet) {
  yield* put(walletAsked(wallet.id))
  try {
    const port = yield* call(walletPort)
    const access = yield* call(() => port.connect(wallet.id))
    // Another wallet connected while this one was no longer waited for.
    if (yield* select(selectConnection)) return
    ;(yield* lastWallet()).keep(wallet)
    yield* setConnected(wallet, access)
  } catch (error) {
    if (yield* isConnecting(wallet.id))
      yield* put(connectFailed({ id: wallet.id, reason: readWalletError(error).text }))
  } finally {
    yield* put(walletAnswered(wallet.id))
  }
}

function* setConnected({ id, name }: LastWallet, { account, chainId }: WalletAccess) {
  yield* put(connected({ id, name, account, chainId }))
  yield* call(storeChain)
}

/**
 * Reconnects the last wallet with what it already allows, without opening it. Fails without a message. A wallet that answers
 * after the time limit is connected all the same, unless one was chosen or this one forgotten meanwhile.
 */
export function* reconnectWallet(last: LastWallet) {
  if ((yield* select(selectLink)).status !== 'reconnecting') return
  const limit = yield* fork(endWaiting)
  let end: ReconnectEnd = 'failed'
  try {
    end = yield* reconnect(last)
  } catch {
    // The person did not request it, so there is no message.
  }
  yield* cancel(limit)
  yield* put(reconnectEnded({ end }))
}

function* endWaiting() {
  yield* delay(reconnectTimeoutMs)
  yield* put(reconnectEnded({ end: 'timedOut' }))
}

function* reconnect(last: LastWallet) {
  const { answer } = yield* race({ answer: call(readAllowed, last.id), chosen: take(connectStarted) })
  // Another tab may have forgotten it.
  if (!answer || (yield* lastWallet()).read()?.id !== last.id) return 'overtaken'
  if (!answer.access) return 'notAllowed'
  yield* setConnected(last, answer.access)
  return 'connected'
}

function* readAllowed(id: string) {
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
