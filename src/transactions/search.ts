import type { Rpc } from '../chain/rpc'
import { unlessRefused } from '../chain/unlessRefused'
import { sameHex } from '../shared/sameHex'
import { judge } from './judge'
import {
  readBlockTransactions,
  readLogHashes,
  readNonce,
  readTransaction,
  type LogFilter,
  type NodeTransaction,
} from './nodeReads'
import type { TransactionIn, Transaction } from './transactionRecord'

type Asked = TransactionIn<'unknown' | 'replacedMaybe'>

/** Blocks that are searched back for a nonce; nodes that are no archive keep the states of about as many. */
const maxBlocks = 128
/** Nonces of an account that are searched for at most. */
const maxNonces = 10
/** Requests for logs at most, so that other records are not kept waiting; the next poll goes on. */
const maxRequests = 100

/** Wallets cancel by sending nothing to oneself. */
export const isCancel = ({ from, to, input }: NodeTransaction) => sameHex(to, from) && input === '0x'

/** The mined transaction that used the nonce of this record. */
export function findReplacement(
  rpc: Rpc,
  record: TransactionIn<'replacedMaybe'>,
  head: number,
): Promise<NodeTransaction | undefined> {
  return findByNonce(rpc, record, record.nonce ?? record.nonceHint, head)
}

/** The same if its block is too old for a search by nonce: finds it by the event of the recorded call. */
export function findLoggedReplacement(rpc: Rpc, record: TransactionIn<'replacedMaybe'>, head: number) {
  const isIt = ({ from, nonceNumber }: NodeTransaction) => sameHex(from, record.from) && nonceNumber === record.nonce
  return findLogged(rpc, record, { from: record.startBlock, to: head }, isIt)
}

/**
 * The mined transaction of a record whose hash is unknown or in no block; undefined if none is found. Each search of logs goes on
 * where the last one has ended.
 */
export async function findLost(
  rpc: Rpc,
  record: TransactionIn<'unknown'>,
  { head, taken, searchFrom }: { head: number; taken: readonly string[]; searchFrom: Map<string, number> },
) {
  const isIt = async (found: NodeTransaction) => {
    if (taken.includes(found.hash)) return false
    const verdict = await judge(rpc, record, found)
    if (!verdict?.own) return verdict?.own
    if (record.nonce !== undefined && verdict.nonce !== record.nonce) return false
    // An equal transaction that was mined before the wallet was asked is another one.
    return verdict.nonce === undefined
      ? Number(found.blockNumber) > record.startBlock
      : verdict.nonce >= record.latestNonceAtAsk
  }
  const range = { from: searchFrom.get(record.id) ?? record.startBlock, to: head }
  const logged = await findLogged(rpc, record, range, isIt, taken, (block) => {
    // The newest blocks may be replaced, and another node may not have had their logs yet.
    searchFrom.set(record.id, block < head ? block + 1 : Math.max(range.from, head - maxBlocks))
  })
  if (logged) return logged
  // A reverted call leaves no log.
  const used = await readNonce(rpc, record.from, 'latest')
  const first = record.nonce ?? Math.max(record.latestNonceAtAsk, used - maxNonces)
  const last = record.nonce ?? used - 1
  for (let nonce = first; nonce <= last; nonce += 1) {
    const found = await findByNonce(rpc, record, nonce, head)
    if (found && (await isIt(found))) return found
  }
  return undefined
}

/** Searches the logs of a range, as far as `maxRequests` go; `onSearched` hears of each block up to which all is searched. */
async function findLogged(
  rpc: Rpc,
  record: Asked,
  { from, to }: { from: number; to: number },
  isIt: (found: NodeTransaction) => boolean | undefined | Promise<boolean | undefined>,
  taken: readonly string[] = [],
  onSearched?: (block: number) => void,
) {
  const filter = logsOf(record)
  let length = to - from + 1
  let isDecided = true
  for (let start = from, request = 0; start <= to && request < maxRequests; request += 1) {
    const end = Math.min(to, start + length - 1)
    const hashes = await readLogHashes(rpc, filter, start, end).catch(unlessRefused)
    if (!hashes) {
      // Some public nodes answer no search of logs at all, others refuse long ranges.
      if (length === 1) return undefined
      // By so much, because a node that hangs on searches holds this poll for 10 s each time.
      length = Math.ceil(length / 16)
      continue
    }
    for (const hash of hashes) {
      if (taken.includes(hash)) continue
      const found = await readTransaction(rpc, hash)
      const verdict = found && (await isIt(found))
      if (verdict) return found
      isDecided &&= verdict === false
    }
    if (isDecided) onSearched?.(end)
    start = end + 1
  }
  return undefined
}

/** The filter for the event that proves the call: its topic is the account, the first argument of the call. */
function logsOf({ kind, to, from, data }: Transaction): LogFilter {
  const firstArgument = `0x${data.slice(10, 74)}`
  const owner = `0x${from.slice(2).toLowerCase().padStart(64, '0')}`
  return { address: to, topics: kind === 'approve' ? [null, owner, firstArgument] : [null, firstArgument] }
}

/** Undefined, too, where the node does not have the earlier states. */
const findByNonce = (...search: Parameters<typeof bisect>) => bisect(...search).catch(unlessRefused)

/**
 * Bisects the blocks since the wallet was asked until it finds the one in which the nonce was used. After a rollback
 * that may be an earlier block, which is searched only for the record's own nonce: a guessed one may have been used
 * there by an older transaction.
 */
async function bisect(rpc: Rpc, { from, startBlock, nonce: own }: Asked, nonce: number, head: number) {
  const isUsedAt = async (block: number) => (await readNonce(rpc, from, block)) > nonce
  const earliest = Math.max(0, head - maxBlocks)
  let before = Math.max(Math.min(startBlock, head), earliest)
  let used = head
  if (nonce === own && (await isUsedAt(before))) before = earliest
  if ((await isUsedAt(before)) || !(await isUsedAt(used))) return undefined
  while (used - before > 1) {
    const middle = Math.floor((before + used) / 2)
    if (await isUsedAt(middle)) used = middle
    else before = middle
  }
  const transactions = await readBlockTransactions(rpc, used)
  return transactions.find((found) => sameHex(found.from, from) && found.nonceNumber === nonce)
}
