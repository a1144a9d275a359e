import type { Transaction } from './transactionRecord'

const second = 1_000
const minute = 60 * second

/** When no node has seen a hash for so long, only the wallet may know it. In milliseconds. */
export const neverSeenAfter = 5 * minute

/** A lagging node catches up in less; a chain that stays shorter for so long was rolled back. */
export const rolledBackAfter = 3 * minute

/** The longest pause between two polls, in milliseconds, before it is varied. */
export const longestPause = minute

/** The pause until records of this age are polled again, both in milliseconds. */
function pauseAt(age: number): number {
  if (age < minute) return 2 * second
  if (age < 5 * minute) return 5 * second
  return age < 60 * minute ? 15 * second : longestPause
}

/** The pause for the youngest record, varied by up to a fifth so that browsers do not poll in step. */
export function pauseFor(records: readonly Transaction[], now: number, random: number): number {
  const youngest = Math.min(...records.map((record) => now - ('askedAt' in record ? record.askedAt : record.createdAt)))
  return Math.round(pauseAt(youngest) * (0.8 + random * 0.4))
}

/** The back-off after consecutive failures: 2, 4, 8 ... 60 seconds. */
export const pauseAfterFailures = (failures: number) => Math.min(second * 2 ** failures, longestPause)
