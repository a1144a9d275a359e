import { and, desc, eq, inArray, lte, not, sql, type Placeholder } from 'drizzle-orm'
import type { DbAndClock } from '../context'
import type { Database } from '../db/database'
import { prepared } from '../db/prepared'
import { admins, sessions } from '../db/schema'
import type { Role } from '../../src/contract/roles'
import { isoOf } from '../isoOf'
import { bearerIn, hashToken, newToken } from './tokens'

const idleMs = 30 * 60_000
const absoluteMs = 8 * 60 * 60_000
const perAccount = 5
/** Milliseconds between two writes of "last seen"; a write for each request would cost too much. */
const seenMs = 60_000

/** The account behind a request, read from the database with that request. */
export interface SignedInAdmin {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly role: Role
  readonly tokenHash: string
}

/** Starts a session in the given transaction and returns its token; if the account then has more than five, the oldest end. */
export async function startSession({ db, clock }: DbAndClock, adminId: number): Promise<string> {
  const token = newToken()
  const now = clock()
  const tokenHash = hashToken(token)
  const others = await db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(and(eq(sessions.adminId, adminId), not(sessionEnds(now))))
    .orderBy(desc(sessions.createdAt))
  const oldest = others.slice(perAccount - 1).map((other) => other.tokenHash)
  if (oldest.length > 0) await db.delete(sessions).where(inArray(sessions.tokenHash, oldest))
  await db.insert(sessions).values({ tokenHash, adminId, createdAt: isoOf(now), lastSeenAt: isoOf(now) })
  return token
}

/** The sessions that have ended at a moment (milliseconds since 1970): 30 minutes idle, or 8 hours in all. */
export const sessionEnds = (now: number) => endedBefore(momentsAt(now))

const endedBefore = ({ idleFrom, oldFrom }: Record<'idleFrom' | 'oldFrom', string | Placeholder>) =>
  sql`(${lte(sessions.lastSeenAt, idleFrom)} or ${lte(sessions.createdAt, oldFrom)})`

const momentsAt = (now: number) => ({ idleFrom: isoOf(now - idleMs), oldFrom: isoOf(now - absoluteMs) })

const livingSession = prepared('living session', (db) =>
  db
    .select({
      id: admins.id,
      name: admins.name,
      email: admins.email,
      role: admins.role,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(admins, eq(admins.id, sessions.adminId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        eq(admins.isActive, true),
        not(endedBefore({ idleFrom: sql.placeholder('idleFrom'), oldFrom: sql.placeholder('oldFrom') })),
      ),
    ),
)

/**
 * The account of a bearer header, with its state and role as they are now: disabling, deleting or another role act on
 * the very next request. Null without a valid session. `isAttended`: somebody is there, which prolongs the session.
 */
export async function findAdmin(
  { db, clock }: DbAndClock,
  authorization: string | undefined,
  isAttended: boolean,
): Promise<SignedInAdmin | null> {
  const token = bearerIn(authorization)
  if (token === undefined || !/^[\w-]{43}$/.test(token)) return null
  const now = clock()
  const tokenHash = hashToken(token)
  const [found] = await livingSession(db).execute({ tokenHash, ...momentsAt(now) })
  if (!found) return null
  const { lastSeenAt, ...admin } = found
  if (isAttended && now - Date.parse(lastSeenAt) >= seenMs)
    await db
      .update(sessions)
      .set({ lastSeenAt: isoOf(now) })
      .where(eq(sessions.tokenHash, tokenHash))
  return { ...admin, tokenHash }
}

/** The roles of the accounts whose sessions have not ended, by the hashes of their tokens. Asking does not prolong a session. */
export async function livingSessions(
  { db, clock }: DbAndClock,
  tokenHashes: readonly string[],
): Promise<ReadonlyMap<string, Role>> {
  const found = await db
    .select({ tokenHash: sessions.tokenHash, role: admins.role })
    .from(sessions)
    .innerJoin(admins, eq(admins.id, sessions.adminId))
    .where(and(inArray(sessions.tokenHash, [...tokenHashes]), eq(admins.isActive, true), not(sessionEnds(clock()))))
  return new Map(found.map(({ tokenHash, role }) => [tokenHash, role]))
}

/** False when it had ended before. */
export async function endSession(tx: Database, tokenHash: string): Promise<boolean> {
  const ended = await tx
    .delete(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
    .returning({ tokenHash: sessions.tokenHash })
  return ended.length === 1
}

export async function endAllSessions(tx: Database, adminId: number) {
  await tx.delete(sessions).where(eq(sessions.adminId, adminId))
}
