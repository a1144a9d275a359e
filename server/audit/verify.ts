import { asc, gt } from 'drizzle-orm'
import type { Database } from '../db/database'
import { audit, auditHead } from '../db/schema'
import { lineHash } from './lineHash'

const linesAtOnce = 1000

export type Verdict =
  | { readonly intact: true; readonly lines: number; readonly head: string }
  | { readonly intact: false; readonly line: number; readonly why: string }

/** Reads the audit from its first line and tells the first that was changed or is gone. */
export async function verifyAudit(db: Database): Promise<Verdict> {
  return db.transaction(
    async (tx) => {
      let last = { id: 0, hash: '' }
      for (;;) {
        const lines = await tx
          .select()
          .from(audit)
          .where(gt(audit.id, last.id))
          .orderBy(asc(audit.id))
          .limit(linesAtOnce)
        for (const line of lines) {
          if (line.id !== last.id + 1) return { intact: false, line: last.id + 1, why: 'it is gone' }
          if (line.hash !== lineHash(line, last.hash))
            return { intact: false, line: line.id, why: 'it or the line before it was changed' }
          last = line
        }
        if (lines.length < linesAtOnce) break
      }
      const [head] = await tx.select().from(auditHead)
      if (head?.id !== last.id) return { intact: false, line: last.id + 1, why: 'it is gone from the end' }
      if (head.hash !== last.hash) return { intact: false, line: last.id, why: 'it was written anew' }
      return { intact: true, lines: last.id, head: last.hash }
    },
    // One state of the database, although lines are appended meanwhile.
    { isolationLevel: 'repeatable read' },
  )
}
