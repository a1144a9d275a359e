import { eq } from 'drizzle-orm'
import type { ActivityAction } from '../../src/contract/activity'
import type { SignedInAdmin } from '../auth/sessions'
import type { DbAndClock } from '../context'
import { audit, auditHead } from '../db/schema'
import { isoOf } from '../isoOf'
import { storable } from '../text'
import { entryHash } from './entryHash'

/** One act. `before` and `after` are the values that changed, never a secret; `target` is a text for people. */
export interface Act {
  readonly action: ActivityAction
  readonly target?: string
  readonly outcome?: 'done' | 'refused'
  readonly before?: object | undefined
  readonly after?: object | undefined
}

/** Who acted: a member of staff, or a name where there is no account; and the id of the request. */
export interface Actor {
  readonly admin?: Pick<SignedInAdmin, 'email' | 'role'> | null
  readonly name?: string
  readonly requestId?: string
}

/** Whoever can open the database with the server's commands. */
export const commandLine: Actor = { name: 'command line' }

/**
 * Appends an entry to the audit, as the last statement of the transaction of its change: appending locks the newest
 * one until the transaction ends, so that all form one chain. `check` runs under that lock, so that it sees what all entries
 * before this one tell of; what it throws undoes the change.
 */
export async function append({ db, clock }: DbAndClock, actor: Actor, act: Act, check?: () => Promise<void>) {
  const [head] = await db.select().from(auditHead).for('update')
  if (!head) throw new Error('the audit has lost its head')
  await check?.()
  // The hash has to cover what is stored, even if a check of the input was missed. JSON escapes what the database cannot store.
  const entry = {
    id: head.id + 1,
    createdAt: isoOf(clock()),
    actor: storable(actor.admin?.email ?? actor.name ?? ''),
    role: actor.admin?.role ?? '',
    action: act.action,
    target: storable(act.target ?? ''),
    outcome: act.outcome ?? 'done',
    before: act.before ? JSON.stringify(act.before) : null,
    after: act.after ? JSON.stringify(act.after) : null,
    requestId: actor.requestId ?? '',
  } as const
  const hash = entryHash(entry, head.hash)
  await db.insert(audit).values({ ...entry, hash })
  await db.update(auditHead).set({ id: entry.id, hash }).where(eq(auditHead.one, head.one))
}

/** Appends an entry in its own transaction, for acts that change nothing else. */
export const appendAlone = ({ db, clock }: DbAndClock, actor: Actor, act: Act) =>
  db.transaction((tx) => append({ db: tx, clock }, actor, act))
