import { rolledBackAfter } from './pollSchedule'
import { isOnBlock } from './transactionFacts'
import type { Transaction } from './transactionRecord'

/** What is known about the block height of a chain, from one poll to the next. */
export interface Heights {
  /** The highest block seen, or seen since the last rollback. */
  newest: number
  /** Since when the nodes have been below `newest`, in milliseconds. */
  behindSince: number | undefined
  /** The chain was rolled back to an older state and has not reached the blocks of all records again. */
  wasRolledBack: boolean
}

export const unseen: Heights = { newest: 0, behindSince: undefined, wasRolledBack: false }

/** The highest block that a record has seen. */
export const blockSeen = (record: Transaction) =>
  Math.max('startBlock' in record ? record.startBlock : 0, isOnBlock(record) ? record.block.number : 0)

/**
 * What the head of a node means: the highest block seen counts, so a node below it is lagging. Only when no node has
 * reached it for minutes was the chain rolled back.
 */
export function nextHeights(heights: Heights, head: number, records: readonly Transaction[], now: number): Heights {
  const known = Math.max(...records.map(blockSeen))
  const newest = heights.wasRolledBack ? heights.newest : Math.max(heights.newest, known)
  if (head >= newest)
    return { newest: head, behindSince: undefined, wasRolledBack: heights.wasRolledBack && head < known }
  const behindSince = heights.behindSince ?? now
  if (now - behindSince < rolledBackAfter) return { ...heights, newest, behindSince }
  return { newest: head, behindSince: undefined, wasRolledBack: true }
}
