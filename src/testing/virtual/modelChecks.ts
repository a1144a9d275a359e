import { recordPrefix } from '../../transactions/firstRecord'
import { neverSeenAfter, rolledBackAfter } from '../../transactions/pollSchedule'
import { stateText } from '../../transactions/stateText'
import { hashOf, isOnBlock } from '../../transactions/transactionFacts'
import type { State, Transaction } from '../../transactions/transactionRecord'
import { hasSucceeded, isFinal, isFollowed } from '../../transactions/transactionStates'
import { account } from '../fakeWallet'
import { placeOf, recordsOf, type Asked, type Facts } from './modelFacts'

/** The invariants at every moment. Returns the records. */
export function checkAlways(facts: Facts): Transaction[] {
  const { everMined, known, problems, world } = facts
  const { chain, clock, wallet } = world
  const now = recordsOf(facts)
  // After minutes of a lower height a lagging node cannot be distinguished from a rollback.
  if (chain.state.lag > 0 && clock.now() - facts.lagSince > rolledBackAfter - 10_000) facts.moved = true
  for (const { hash, transactions } of chain.state.blocks)
    for (const one of transactions) everMined.set(placeOf(hash, one.hash), { ...one })
  if (wallet.requests.length > facts.clicks) problems.push('I1: more requests to the wallet than confirm clicks')
  const states = new Map(now.map(({ id, state }) => [id, state]))
  for (const [id, record] of known) {
    const state = states.get(id)
    // A full storage may have no record of what was never sent.
    if (!state && record.state !== 'notSent' && record.state !== 'checking')
      problems.push(`I3: ${id} (${record.state}) has vanished`)
    if (state && isFinal(record) && state !== record.state && !facts.moved)
      problems.push(`I4: ${record.state} has become ${state}`)
  }
  // Dismissed records are no longer followed.
  const claims = now.flatMap((record) => (record.state === 'dismissed' ? [] : (hashOf(record) ?? [])))
  if (new Set(claims).size !== claims.length) problems.push('I2: a hash belongs to two records')
  for (const record of now) {
    known.set(record.id, record)
    problems.push(...problemsWith(record, facts))
  }
  return now
}

/** What is wrong with one record, whenever it is looked at. */
function problemsWith(record: Transaction, { everMined, wasRestarted }: Facts): string[] {
  const problems: string[] = []
  if (!stateText(record)) problems.push(`I5: ${record.state} has no text`)
  if (record.from !== account) problems.push(`The sender of a record has become ${record.from}`)
  if (record.state === 'chainReset' && !wasRestarted) problems.push('A live transaction was closed by a lower height')
  if (isOnBlock(record) && hasSucceeded(record)) {
    const found = everMined.get(placeOf(record.block.hash, record.hash))
    const made = found?.inner ?? found
    if (!found || found.fails || found.innerFails || made?.input !== record.data || made.from !== record.from)
      problems.push(`A success without the recorded call on the chain: ${record.hash}`)
  }
  return problems
}

/** Every mined transaction and every damaged record was reported, and the damaged records are still stored. */
export function checkTold(facts: Facts) {
  for (const record of recordsOf(facts))
    if (record.state === 'confirmed' && record.notified !== 'success' && record.notified !== 'again')
      facts.problems.push(`The success of ${record.id} was not said: ${record.notified}`)
  const kept = [...facts.world.storage.kept.keys()].filter((key) => key.startsWith(`${recordPrefix}damaged`))
  if (kept.length !== facts.damaged) facts.problems.push('I3: a damaged record has vanished')
}

/** At rest the records, as they are now, agree with the chain. */
export function checkTruth(facts: Facts, now: readonly Transaction[]) {
  const { asked, dismissed, everMined, problems, underOtherNumber, world } = facts
  const mined = new Set([...everMined.values()].map(({ hash }) => hash))
  for (const second of underOtherNumber)
    if (mined.has(second.hash) && !facts.wasRestarted && !now.some((record) => hashOf(record) === second.hash))
      problems.push('I2: what was sent under another number has no record')
  for (const one of asked) {
    const record = now.find(({ id }) => id === one.recordId)
    if (!record || dismissed.has(record.id) || one.twin) continue
    // What ended long ago is no longer followed, so it does not learn of a later reorganisation.
    if (facts.moved && isOnBlock(record) && !isFollowed(record, world.clock.now())) continue
    if (one.beforeRestart) {
      if (!isFinal(record) && record.state !== 'awaitingSignature') problems.push(`I6: ${record.state} after a restart`)
      continue
    }
    const truth = truthOf(facts, one, record)
    if (!truth.includes(record.state)) problems.push(`I6: ${record.state}, but the chain says ${truth.join(' or ')}`)
  }
}

const awaiting: readonly State[] = ['awaitingSignature']

/** The states that agree with the chain. */
function truthOf({ wasShort, world: { chain, clock } }: Facts, one: Asked, record: Transaction): readonly State[] {
  const { transaction, sent } = one.request
  const unheard: State[] = hashOf(record) ? [] : ['unknown', 'awaitingSignature']
  // An unknown hash is waited for some minutes, and what may have replaced it is searched for as long.
  const waits: State[] = one.misled ? ['submitted', 'unknown', ...(wasShort ? (['replacedMaybe'] as const) : [])] : []
  if (!transaction) return [...unheard, 'rejected', 'notSent', ...waits]
  const mined = chain.mined().find(({ from, nonce }) => from === transaction.from && nonce === transaction.nonce)
  const isYoung = 'submittedAt' in record && clock.now() - record.submittedAt <= neverSeenAfter
  const unseen: State[] =
    'nonce' in record && record.nonce !== undefined ? [] : isYoung ? ['unknown', 'submitted'] : ['unknown']
  if (mined?.innerFails) return ['unknown']
  const isOwn = mined && one.hashes.has(mined.hash)
  if (isOwn && (mined.inner ?? mined).input === sent.input) {
    // After a rollback it may be in a block before the one at which the wallet was asked; without a hash it is not found there.
    const block = chain.state.blocks.findIndex(({ transactions }) => transactions.includes(mined))
    const isEarly = 'startBlock' in record && block <= record.startBlock
    const isHeard = one.request.settled
    return [mined.fails ? 'reverted' : 'confirmed', ...(isHeard ? [] : awaiting), ...(isEarly ? unheard : [])]
  }
  // Of several records with one nonce, the wallet has cancelled all.
  if (mined) return [...unheard, ...unseen, mined.input === '0x' && mined.to === account ? 'cancelled' : 'replaced']
  if (chain.state.pool.some(({ hash }) => hash === hashOf(record))) return [...unheard, 'pending']
  return [...unheard, ...unseen, 'submitted']
}
