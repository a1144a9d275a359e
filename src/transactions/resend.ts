import { call, put, takeEvery } from 'typed-redux-saga'
import { chainErrorText } from '../chain/chainErrorText'
import { areTwoChains } from '../chain/chainIdentity'
import { safely } from '../shared/sagas'
import { askWallet } from './askWallet'
import { nodesOf, transactionPorts } from './context'
import { fetchPrepareStep } from './fetchPrepareStep'
import { change, freshest, persist } from './transactionRepository'
import { readNonce, readTransaction } from './nodeReads'
import { resendEnded, resendMisled } from './outcomeActions'
import { sendLock, unreadable } from './sendTransaction'
import { findSigner } from './signer'
import type { TransactionEvent } from './transaction'
import { mayResend } from './transactionFacts'
import { parseTransaction, type Transaction } from './transactionRecord'
import { recheckRequested, resendRequested, transactionAdded } from './transactionsSlice'

/**
 * Asks the wallet again for a transaction that the network has dropped, with the same nonce: only one of the two can be
 * mined, so it stays one record. The record does not change until the wallet has answered, nor by a refusal.
 */
function* resend({ payload: id }: ReturnType<typeof resendRequested>) {
  const { locks, now } = yield* transactionPorts()
  const record = yield* freshest(id)
  if (!record || !mayResend(record, now())) return
  const release = yield* call(locks.tryHold, sendLock(record))
  if (!release) return yield* put(resendEnded({ id, end: 'busy' }))
  let ended: Parameters<typeof resendEnded>[0] = { id, end: 'crashed' }
  try {
    const { answer, problem } = yield* call(askAgain, record)
    if (!answer) ended = { id, end: 'notAsked', reason: problem }
    else if (answer.type === 'hashKnown') {
      yield* change(id, { type: 'resent', hash: answer.hash, at: now() })
      ended = { id, end: 'sent' }
    } else ended = { id, end: answer.type, reason: answer.reason }
  } finally {
    release()
    yield* put(resendEnded(ended))
  }
}

/** Makes the same checks as before the first request, and checks that the nonce is still free. Then asks the wallet. */
function* askAgain(record: Transaction & { hash: string; nonce: number }) {
  const { now } = yield* transactionPorts()
  const { from, to, data, value, kind, nonce } = record
  try {
    const rpc = yield* nodesOf(record.chainId)
    const { prepareStep } = yield* call(fetchPrepareStep)
    const { step, chainIdentity } = yield* call(prepareStep, rpc, { from, kind, call: { to, data, value } }, false)
    if (areTwoChains(chainIdentity, record.chainIdentity))
      return { problem: `${rpc.chain.name} is a different network now.` }
    const [used, shown] = yield* call(() =>
      Promise.all([readNonce(rpc, from, 'latest'), readTransaction(rpc, record.hash)]),
    )
    if (shown ?? used > nonce) {
      yield* put(recheckRequested(record.id))
      return { problem: 'The network has this transaction again.' }
    }
    const signer = yield* findSigner(record)
    if (!signer.provider) return { problem: signer.problem.replace(' Nothing was sent.', '') }
    const asking = { symbol: rpc.chain.symbol, now, nonce, used }
    return { answer: yield* call(askWallet, signer.provider, { ...record, gas: step.gas }, asking) }
  } catch (error) {
    return { problem: chainErrorText(error) ?? unreadable }
  }
}

/** Applies what the second hash has turned out to be. */
export function* settleResend(record: Transaction, { as, hash }: Extract<TransactionEvent, { type: 'resendSettled' }>) {
  if (as === 'foreign') yield* put(resendMisled({ id: record.id, as }))
  if (as !== 'otherNumber') return
  const second = secondOf(record, hash)
  // Another poll may have found it at the same time.
  if (!second || (yield* freshest(second.id))) return
  yield* put(transactionAdded(second))
  yield* persist(second.id)
  yield* put(resendMisled({ id: record.id, as }))
}

/** A wallet that chose another nonce has made a second transaction, which needs its own record. */
function secondOf(record: Transaction, hash: string): Transaction | undefined {
  const done = `${record.done} (a second time)`
  const id = `${record.id}.${hash.slice(2, 10)}`
  return parseTransaction({
    ...record,
    id,
    rev: 0,
    state: 'submitted',
    hash,
    done,
    nonce: undefined,
    notified: undefined,
    resent: undefined,
    unseenSince: undefined,
    nonceWaits: undefined,
  })
}

export function* resendSaga() {
  yield* takeEvery(resendRequested, safely(resend))
}
