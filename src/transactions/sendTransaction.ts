import { call, put, select } from 'typed-redux-saga'
import { chainErrorText } from '../chain/chainErrorText'
import { readBlockNumber } from '../chain/blockNumber'
import { sentence } from '../shared/sentence'
import { askWallet } from './askWallet'
import { nodesOf, transactionPorts } from './context'
import { change, freshest, persist } from './transactionRepository'
import { readNonce } from './nodeReads'
import { sendEnded } from './outcomeActions'
import { findSigner } from './signer'
import type { TransactionEvent } from './transaction'
import type { TransactionIn, Transaction } from './transactionRecord'
import { busy } from './transactionsMessages'
import { selectFollowed, selectTransaction } from './transactionsSlice'

/** Allows one wallet request at a time for each account and chain, over all tabs. */
export const sendLock = ({ chainId, from }: Pick<Transaction, 'chainId' | 'from'>) =>
  `send:${chainId}:${from.toLowerCase()}`

export const unreadable = "The network can't be reached."
const noStorage =
  "Your browser's storage is full or blocked. Allow storage or remove finished transactions, then try again. Nothing was sent."

/**
 * Takes a record from the confirm click to the wallet's answer, however late. Runs on its own: closing a dialog or
 * leaving a page does not stop it. Asks the wallet at most once, and only for a record that is safely stored.
 */
export function* sendTransaction(record: TransactionIn<'checking'>) {
  const { locks, now } = yield* transactionPorts()
  const refuse = (reason: string): TransactionEvent => ({ type: 'refused', as: 'notSent', reason, at: now() })
  const release = yield* call(locks.tryHold, sendLock(record))
  if (!release) return yield* end(record.id, refuse(busy))
  try {
    yield* persist(record.id)
    const answer = yield* askOnce(record, refuse)
    yield* end(record.id, answer)
  } catch (error) {
    // In `checking` the wallet has not been asked, so nothing was sent. Any later error is a crash.
    const stands = yield* select(selectTransaction, record.id)
    const reason = chainErrorText(error)
    if (stands?.state === 'checking')
      yield* end(record.id, refuse(`${sentence(reason ?? unreadable)} Nothing was sent.`))
    if (stands?.state !== 'checking' || reason === undefined) throw error
  } finally {
    release()
  }
}

function* askOnce(record: TransactionIn<'checking'>, refuse: (reason: string) => TransactionEvent) {
  const { records, now } = yield* transactionPorts()
  const rpc = yield* nodesOf(record.chainId)
  const [nonceHint, latestNonceAtAsk, startBlock] = yield* call(() =>
    Promise.all([readNonce(rpc, record.from, 'pending'), readNonce(rpc, record.from, 'latest'), readBlockNumber(rpc)]),
  )
  // Last, because reads of slow nodes leave time to choose another account or network.
  const { provider, problem } = yield* findSigner(record)
  if (!provider) return refuse(problem)
  const asked = yield* change(record.id, { type: 'asked', at: now(), nonceHint, latestNonceAtAsk, startBlock })
  if (asked?.state !== 'awaitingSignature' || !records.putVerified(asked)) return refuse(noStorage)
  return yield* call(askWallet, provider, asked, {
    symbol: rpc.chain.symbol,
    now,
    used: latestNonceAtAsk,
    taken: nonceHint,
  })
}

function* end(id: string, event: TransactionEvent) {
  const { records, sleep } = yield* transactionPorts()
  const record = yield* change(id, event)
  yield* put(sendEnded({ id, ...endOf(record, (yield* select(selectFollowed))?.id === id) }))
  // The lock is held until the record is stored: to other tabs a free lock means that the stored record is complete.
  for (;;) {
    const known = yield* freshest(id)
    if (!known || !records.read(id) || records.putVerified(known)) return
    yield* call(sleep, untilStored)
  }
}

const endOf = (record: Transaction | undefined, isShown: boolean) =>
  record?.state === 'rejected' || record?.state === 'notSent'
    ? { end: record.state, reason: record.reason, isShown }
    : ({ end: record?.state === 'unknown' ? 'unclear' : 'sent' } as const)

/** Milliseconds until writing to a full storage is tried again. */
export const untilStored = 2_000
