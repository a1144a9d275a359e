import { createHash } from 'node:crypto'
import type { audit } from '../db/schema'

export type AuditLine = typeof audit.$inferSelect

/** The hash of an entry (hex SHA-256) over all it says and the hash of the entry before; '' stands before the first. */
export function lineHash(line: Omit<AuditLine, 'hash'>, previous: string): string {
  const { id, createdAt, actor, role, action, target, outcome, before, after, requestId } = line
  const said = [previous, id, createdAt, actor, role, action, target, outcome, before, after, requestId]
  return createHash('sha256').update(JSON.stringify(said)).digest('hex')
}
