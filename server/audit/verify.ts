import { asc, count, gt, lt, max, min } from 'drizzle-orm'
import type { Database } from '../db/database'
import { audit, auditHead } from '../db/schema'
import { lineHash } from './lineHash'

const linesAtOnce = 1000

/** An entry that was changed, or missing entries, from `line` to `last`. */
interface BadLines {
  readonly line: number
  readonly last: number
  readonly why: string
}

/** `lines` is the number of existing entries, `head` the newest hash; `bad` is in the order of the entries. */
export interface Verdict {
  readonly intact: boolean
  readonly bad: readonly BadLines[]
  readonly lines: number
  readonly head: string
}

/**
 * Verifies the whole audit. After a bad entry it continues with the hash stored in that entry, so that one bad entry does not
 * make the following ones bad. An entry changed without its hash is reported itself; for one changed with its hash, the next one
 * is.
 */
export async function verifyAudit(db: Database): Promise<Verdict> {
  return db.transaction(
    async (tx) => {
      const before = await linesBeforeFirst(tx)
      const bad = [...before.bad]
      let { lines } = before
      let last = { id: 0, hash: '' }
      for (;;) {
        const read = await tx
          .select()
          .from(audit)
          .where(gt(audit.id, last.id))
          .orderBy(asc(audit.id))
          .limit(linesAtOnce)
        for (const line of read) {
          const { id } = line
          if (id !== last.id + 1)
            bad.push(gone(last.id + 1, id - 1), {
              line: id,
              last: id,
              why: 'not to be checked without the entry before it',
            })
          else if (line.hash !== lineHash(line, last.hash))
            bad.push({ line: id, last: id, why: 'it or the entry before it was changed' })
          last = line
        }
        lines += read.length
        if (read.length < linesAtOnce) break
      }
      const [head = { id: 0, hash: '' }] = await tx.select().from(auditHead)
      if (head.id > last.id) bad.push(gone(last.id + 1, head.id, ' from the end'))
      else if (head.id < last.id) bad.push({ line: head.id + 1, last: last.id, why: 'added past the end' })
      else if (head.hash !== last.hash) bad.push({ line: last.id, last: last.id, why: 'written anew' })
      return { intact: bad.length === 0, bad, lines, head: last.hash }
    },
    // One snapshot, because entries may be appended meanwhile.
    { isolationLevel: 'repeatable read' },
  )
}

/** The chain begins with entry 1: it says nothing of entries before that. */
async function linesBeforeFirst(tx: Database): Promise<Pick<Verdict, 'bad' | 'lines'>> {
  const [found] = await tx
    .select({ lines: count(), first: min(audit.id), last: max(audit.id) })
    .from(audit)
    .where(lt(audit.id, 1))
  if (!found || found.first === null || found.last === null) return { bad: [], lines: 0 }
  return { bad: [{ line: found.first, last: found.last, why: 'added before the first' }], lines: found.lines }
}

const gone = (line: number, last: number, where = ''): BadLines => ({ line, last, why: `gone${where}` })
