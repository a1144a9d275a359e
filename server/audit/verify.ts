import { asc, count, gt, lt, max, min } from 'drizzle-orm'
import type { Database } from '../db/database'
import { audit, auditHead } from '../db/schema'
import { entryHash } from './entryHash'

const atOnce = 1000

/** Entries that were changed, added or removed, from `first` to `last`. */
interface BadEntries {
  readonly first: number
  readonly last: number
  readonly why: string
}

/** `entries` is how many there are, `head` the newest hash; `bad` is in the order of the entries. */
export interface Verdict {
  readonly intact: boolean
  readonly bad: readonly BadEntries[]
  readonly entries: number
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
      const before = await entriesBeforeFirst(tx)
      const bad = [...before.bad]
      let { entries } = before
      let last = { id: 0, hash: '' }
      for (;;) {
        const read = await tx.select().from(audit).where(gt(audit.id, last.id)).orderBy(asc(audit.id)).limit(atOnce)
        for (const entry of read) {
          const { id } = entry
          if (id !== last.id + 1)
            bad.push(gone(last.id + 1, id - 1), one(id, 'not to be checked without the entry before it'))
          else if (entry.hash !== entryHash(entry, last.hash))
            bad.push(one(id, 'it or the entry before it was changed'))
          last = entry
        }
        entries += read.length
        if (read.length < atOnce) break
      }
      const [head = { id: 0, hash: '' }] = await tx.select().from(auditHead)
      if (head.id > last.id) bad.push(gone(last.id + 1, head.id, ' from the end'))
      else if (head.id < last.id) bad.push({ first: head.id + 1, last: last.id, why: 'added past the end' })
      else if (head.hash !== last.hash) bad.push(one(last.id, 'written anew'))
      return { intact: bad.length === 0, bad, entries, head: last.hash }
    },
    // One snapshot, because entries may be appended meanwhile.
    { isolationLevel: 'repeatable read' },
  )
}

/** The chain begins with entry 1: it says nothing of entries before that. */
async function entriesBeforeFirst(tx: Database): Promise<Pick<Verdict, 'bad' | 'entries'>> {
  const [found] = await tx
    .select({ entries: count(), first: min(audit.id), last: max(audit.id) })
    .from(audit)
    .where(lt(audit.id, 1))
  if (!found || found.first === null || found.last === null) return { bad: [], entries: 0 }
  const { first, last, entries } = found
  return { bad: [{ first, last, why: 'added before the first' }], entries }
}

const one = (id: number, why: string): BadEntries => ({ first: id, last: id, why })
const gone = (first: number, last: number, where = ''): BadEntries => ({ first, last, why: `gone${where}` })
