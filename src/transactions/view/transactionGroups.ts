import { toneOf } from '../titles'
import type { Transaction } from '../transactionRecord'
import { isFinal } from '../transactionStates'

export const transactionChoices = ['All', 'Pending', 'Failed'] as const
export type TransactionChoice = (typeof transactionChoices)[number]

/** The transactions of a choice under their headings, the pending ones first; no empty group. */
export function groupsOf(transactions: readonly Transaction[], choice: TransactionChoice) {
  const pending = transactions.filter((record) => !isFinal(record))
  const failed = transactions.filter((record) => toneOf(record) === 'failed')
  const groups = {
    All: [
      { title: 'Pending', records: pending },
      { title: 'Ended', records: transactions.filter(isFinal) },
    ],
    Pending: [{ title: 'Pending', records: pending }],
    Failed: [{ title: 'Failed', records: failed }],
  }
  return groups[choice].filter(({ records }) => records.length > 0)
}
