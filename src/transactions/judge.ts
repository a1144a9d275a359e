import { hasCode } from '../chain/hasCode'
import type { Rpc } from '../chain/rpc'
import { sameHex } from '../shared/sameHex'
import { containsCall } from './innerCall'
import { readReceipt, type NodeTransaction } from './nodeReads'
import { provenBy } from './ownEvent'
import { isSameCall } from './sameCall'
import type { Transaction } from './transactionRecord'

/** Whether the transaction that a node has for a hash is the recorded one; if not, a sentence that says what it is. */
export type Verdict =
  | {
      own: true
      /** The nonce of the account; undefined when the call is inside a transaction of another account. */
      nonce: number | undefined
    }
  | { own: false; reason: string }

/**
 * A wallet's hash is not trusted: the transaction that a node has for it counts only when it comes from the recorded
 * account and makes the recorded call. For an account with code it must contain that call in a known form and, once
 * mined, the contract must have logged it. Undefined while this cannot be decided.
 */
export async function judge(rpc: Rpc, record: Transaction, found: NodeTransaction): Promise<Verdict | undefined> {
  if (sameHex(found.from, record.from) && isSameCall(record, found)) return { own: true, nonce: found.nonceNumber }
  // A direct call to the contract was not made by a contract wallet.
  if (sameHex(found.to, record.to) || !(await hasCode(rpc, record.from)))
    return { own: false, reason: another(record, found) }
  const isCarried = containsCall(record, found.to ?? '', found.input)
  if (found.blockNumber == null)
    return isCarried ? { own: true, nonce: undefined } : { own: false, reason: another(record, found) }
  const receipt = await readReceipt(rpc, found.hash)
  if (!receipt) return undefined
  const proof = receipt.success ? provenBy(receipt.logs, record, rpc.chain.contracts.token) : undefined
  if (proof === 'own' || (proof && isCarried)) return { own: true, nonce: undefined }
  // A wallet's own transaction may succeed although the call inside has failed, and the wallet may try the call again.
  const failed = `The transaction ${found.hash} contains this call, but the call wasn't executed.`
  return { own: false, reason: isCarried ? failed : another(record, found) }
}

function another({ from, to }: Transaction, found: NodeTransaction): string {
  const differs = sameHex(found.from, from) && sameHex(found.to, to) ? ', with another call or another amount' : ''
  const target = found.to ?? 'a new contract'
  return `The hash that your wallet answered with, ${found.hash}, belongs to another transaction: from ${found.from} to ${target}${differs}.`
}
