import { createHash } from 'node:crypto'
import type { audit } from '../db/schema'

type Entry = typeof audit.$inferSelect

/** The hash of an entry (hex SHA-256) over all it says and the hash of the entry before; '' stands before the first. */
export function entryHash(entry: Omit<Entry, 'hash'>, previous: string): string {
  const { id, createdAt, actor, role, action, target, outcome, before, after, requestId } = entry
  const said = [previous, id, createdAt, actor, role, action, target, outcome, before, after, requestId]
  return createHash('sha256').update(JSON.stringify(said)).digest('hex')
}
