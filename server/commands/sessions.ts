/** `npm run sessions`: who is signed in. `npm run sessions -- end someone@example.com | all`: signs out everywhere. */
import { asc, eq, inArray, not } from 'drizzle-orm'
import { append, commandLine } from '../audit/append'
import { exactFirst, hasEmail } from '../auth/emails'
import { sessionEnds } from '../auth/sessions'
import { admins, sessions } from '../db/schema'
import { runCommand } from './command'

const usage = 'Usage: npm run sessions [-- end someone@example.com | -- end all]'

/** Whose sessions are to end; undefined when they are only listed. */
function toEnd([verb, whose, ...more]: readonly string[]): string | undefined {
  if (verb === undefined) return undefined
  if (verb !== 'end' || whose === undefined || more.length > 0) throw new Error(usage)
  return whose
}

await runCommand(toEnd, async ({ db }, whose) => {
  if (whose === undefined) {
    const living = await db
      .select({ email: admins.email, role: admins.role, since: sessions.createdAt, seen: sessions.lastSeenAt })
      .from(sessions)
      .innerJoin(admins, eq(admins.id, sessions.adminId))
      .where(not(sessionEnds(Date.now())))
      .orderBy(asc(admins.email), asc(sessions.createdAt))
    for (const { email, role, since, seen } of living)
      console.log(`${email}  ${role}  signed in ${since}  last seen ${seen}`)
    console.log(`${living.length} sessions`)
    return
  }

  const ended = await db.transaction(async (tx) => {
    const ids = tx.select({ id: admins.id }).from(admins)
    const accounts = await (whose === 'all' ? ids : ids.where(hasEmail(whose)).orderBy(exactFirst(whose)).limit(1))
    if (accounts.length === 0) throw new Error(`There is no account ${whose}.`)
    const theirs = accounts.map(({ id }) => id)
    const gone = await tx.delete(sessions).where(inArray(sessions.adminId, theirs)).returning()
    const act = { action: 'endSessions', target: whose, after: { sessions: gone.length } } as const
    await append({ db: tx, clock: Date.now }, commandLine, act)
    return gone.length
  })
  console.log(`${ended} sessions ended`)
})
