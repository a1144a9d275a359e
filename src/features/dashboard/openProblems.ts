import { dayMs } from '../../contract/days'
import { toneOf } from '../../transactions/titles'
import type { Transaction } from '../../transactions/transactionRecord'
import { isFinal } from '../../transactions/transactionStates'

/** Nobody can mark a failure as seen, so it is listed for a week; afterwards it is in the list of transactions only. */
const failedFor = 7 * dayMs

const hasFailed = (record: Transaction, now: number) =>
  toneOf(record) === 'failed' && 'endedAt' in record && now - record.endedAt < failedFor

/** Those of unknown outcome, and those that may have been replaced. */
const isUnclear = ({ state }: Transaction) => state === 'unknown' || state === 'replacedMaybe'

/** The transactions to look at, at a moment in milliseconds: failed in the last week, unclear, then pending ones. */
export function openProblems(records: readonly Transaction[], now: number): Transaction[] {
  const failed = records.filter((record) => hasFailed(record, now))
  const open = records.filter((record) => !isFinal(record))
  return [...failed, ...open.filter(isUnclear), ...open.filter((record) => !isUnclear(record))]
}
