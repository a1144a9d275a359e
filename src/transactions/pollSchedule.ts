import type { Transaction } from './transactionRecord'

const second = 1_000
const minute = 60 * second

/** A hash that no node has shown for so long may be one that only the wallet knows. All in milliseconds. */
export const neverSeenAfter = 5 * minute

/** A node that lags catches up in less; a chain that stays shorter for so long was put back to an older state. */
export const putBackAfter = 3 * minute

const longest = minute

/** The pause until records of this age, in milliseconds, are looked at again. */
function pauseAt(age: number): number {
  if (age < minute) return 2 * second
  if (age < 5 * minute) return 5 * second
  return age < 60 * minute ? 15 * second : longest
}

/** The pause after the youngest record, spread by a fifth up or down so that browsers do not ask in step. */
export function pauseFor(records: readonly Transaction[], now: number, random: number): number {
  const youngest = Math.min(...records.map((record) => now - ('askedAt' in record ? record.askedAt : record.createdAt)))
  return Math.round(pauseAt(youngest) * (0.8 + random * 0.4))
}

/** The pause after so many failures in a row: 2, 4, 8 ... 60 seconds. */
export const pauseAfterFailures = (failures: number) => Math.min(second * 2 ** Math.min(failures, 10), longest)
