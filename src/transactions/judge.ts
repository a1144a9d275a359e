import { hasCode } from '../chain/hasCode'
import type { Rpc } from '../chain/rpc'
import { carries } from './innerCall'
import { readReceipt, type NodeTransaction } from './nodeReads'
import { provenBy } from './ownEvent'
import { isSameCall, same } from './sameCall'
import type { Transaction } from './transactionRecord'

/** Whether what a node shows under a hash is what a record says; if not, a sentence with what it is. */
export type Verdict =
  | {
      own: true
      /** The number of the account; undefined when the call is inside the transaction of somebody else. */
      nonce: number | undefined
    }
  | { own: false; reason: string }

/**
 * A hash is an answer from outside like any other. The transaction that a node shows under it counts only when it comes
 * from the recorded account and makes the recorded call; for an account with code, when it carries that call in a known
 * form, and once it is mined, when the contract has logged that the call was made. Undefined while that cannot be said.
 */
export async function judge(rpc: Rpc, record: Transaction, found: NodeTransaction): Promise<Verdict | undefined> {
  if (same(found.from, record.from) && isSameCall(record, found)) return { own: true, nonce: found.nonceNumber }
  // What calls the contract itself is no contract wallet's transaction.
  if (same(found.to, record.to) || !(await hasCode(rpc, record.from)))
    return { own: false, reason: another(record, found) }
  const isCarried = carries(record, found.to ?? '', found.input)
  if (found.blockNumber == null)
    return isCarried ? { own: true, nonce: undefined } : { own: false, reason: another(record, found) }
  const receipt = await readReceipt(rpc, found.hash)
  if (!receipt) return undefined
  const proof = receipt.success ? provenBy(receipt.logs, record, rpc.chain.contracts.token) : undefined
  if (proof === 'own' || (proof && isCarried)) return { own: true, nonce: undefined }
  // A contract wallet may try again, and its transaction may succeed while the call inside has failed.
  const failed = `The transaction ${found.hash} carries this call, but the call was not made.`
  return { own: false, reason: isCarried ? failed : another(record, found) }
}

function another({ from, to }: Transaction, found: NodeTransaction): string {
  const differs = same(found.from, from) && same(found.to, to) ? ', with another call or another amount' : ''
  const target = found.to ?? 'a new contract'
  return `The hash that your wallet answered with, ${found.hash}, belongs to another transaction: from ${found.from} to ${target}${differs}.`
}
