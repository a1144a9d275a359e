import { putBackAfter } from './pollSchedule'
import { isOnBlock } from './transaction'
import type { Transaction } from './transactionRecord'

/** What is known of the heights of a chain, from one look at it to the next. */
export interface Heights {
  /** The newest block that was seen; of a chain that was put back, since then. */
  newest: number
  /** Since when nodes have not come so far, in milliseconds. */
  behindSince: number | undefined
  /** The chain was put back to an older state and has not grown to what it had been yet. */
  wasPutBack: boolean
}

export const unseen: Heights = { newest: 0, behindSince: undefined, wasPutBack: false }

/** The newest block that a record knows of. */
export const blockSeen = (record: Transaction) =>
  Math.max('startBlock' in record ? record.startBlock : 0, isOnBlock(record) ? record.block.number : 0)

/**
 * What a node's newest block means: the newest height that was seen wins, so a lower one is a node that lags. Only when
 * none has come so far for minutes was the chain put back.
 */
export function nextHeights(heights: Heights, head: number, records: readonly Transaction[], now: number): Heights {
  const known = Math.max(...records.map(blockSeen))
  const newest = heights.wasPutBack ? heights.newest : Math.max(heights.newest, known)
  if (head >= newest) return { newest: head, behindSince: undefined, wasPutBack: heights.wasPutBack && head < known }
  const behindSince = heights.behindSince ?? now
  if (now - behindSince < putBackAfter) return { ...heights, newest, behindSince }
  return { newest: head, behindSince: undefined, wasPutBack: true }
}
