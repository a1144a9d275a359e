import { asc, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../db/database'
import { audit, auditHead } from '../db/schema'

/** What an intruder with all rights does: past the trigger. */
export const pastTheTrigger = (db: Database, statement: SQL) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`alter table audit disable trigger audit_append_only`)
    await tx.execute(statement)
    await tx.execute(sql`alter table audit enable trigger audit_append_only`)
  })

/** The same, past the check that entries are counted from 1. What `work` adds before the first entry goes afterwards. */
export async function pastTheCheck(db: Database, work: () => Promise<void>) {
  await db.execute(sql`alter table audit drop constraint audit_id_positive`)
  await work()
  await pastTheTrigger(db, sql`delete from audit where id < 1`)
  await db.execute(sql`alter table audit add constraint audit_id_positive check (id > 0)`)
}

/** Empties the audit, so that its next entry is the first. */
export async function forgetEntries(db: Database) {
  await pastTheTrigger(db, sql`delete from audit`)
  await db.update(auditHead).set({ id: 0, hash: '' })
}

/** What the entries of the audit say, from the first on. */
export const auditEntries = (db: Database) =>
  db
    .select({
      actor: audit.actor,
      role: audit.role,
      action: audit.action,
      target: audit.target,
      outcome: audit.outcome,
      before: audit.before,
      after: audit.after,
    })
    .from(audit)
    .orderBy(asc(audit.id))
