import { isForgotten, isUnanswered } from '../transactionFacts'
import type { Transaction } from '../transactionRecord'

/**
 * Why a transaction makes no progress, and what the person can do about it, in paragraphs. `TransactionActs` has the buttons that
 * they name. `now`: milliseconds since 1970.
 */
export function adviceOf(record: Transaction, now: number): readonly string[] {
  if (isUnanswered(record, now))
    return [
      "Your wallet hasn't responded yet. Open and unlock it, and look for the request there. If there is none, stop waiting: a later answer still counts.",
    ]
  if (record.state === 'confirming' && !record.success)
    return ["Don't send it again yet: the network may still replace this block, and then both could go through."]
  if (record.state === 'unknown')
    return [
      record.reason,
      "It may still have been sent, so check here and in your wallet before you try again. If your wallet doesn't have it either, dismiss it to stop tracking it.",
    ]
  if (record.state === 'submitted' && record.nonceWaits)
    return [
      `The network has a transaction of your account with the same nonce ${record.nonce}: this one, or one that your wallet has sent in its place, for example to speed it up or cancel it. Only one of them can go through. Wait: the outcome is shown here.`,
      ...(isForgotten(record, now) ? ['Dismiss stops tracking it; it may still go through.'] : []),
    ]
  if (!isForgotten(record, now)) return []
  return [
    `The network no longer has this transaction, and its nonce ${record.nonce} hasn't been used. It can still come back, for example if your wallet sends it again.`,
    'Send again asks your wallet to send the same call with the same nonce, so only one of the two can go through. Dismiss stops tracking it; its nonce may still be used.',
  ]
}
