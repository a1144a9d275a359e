import { and, eq, gt, sql, type SQL } from 'drizzle-orm'
import { dayMs } from '../../src/contract/days'
import type { DbAndClock } from '../context'
import type { Database } from '../db/database'
import { signInWindows } from '../db/schema'
import { HttpError } from '../httpError'
import { isoOf } from '../isoOf'
import { emailKey } from './emails'
import { networkOf } from './networkOf'

const windowMs = 15 * 60_000
/** Failed sign-ins within one window: of one account from one address, of one account, of one address (`networkOf`). */
const limits = { account: 20, address: 60, pair: 5 } as const
/** How long an account is known where somebody has signed in to it. */
const knownMs = 30 * dayMs
const { key, endsAt } = signInWindows
const keyOfAccount = (account: string) => `account ${account}`
const keyOfKnown = (account: string, network: string) => `known ${account} ${network}`

interface Attempt {
  /** The limits that this attempt has reached: if it fails, they refuse further attempts until the window ends. */
  readonly filled: readonly string[]
  /** Does not count the attempt: the sign-in succeeded or was not tried. */
  forgive(): Promise<void>
}

/**
 * Slows down guessing of passwords. The counts stand in the database, where every server process sees them. A window ends 15
 * minutes after its first failure and is never prolonged; whoever goes on guessing fills the next one too. So that this keeps no
 * owner out, the limit of an account does not refuse a network where it is known: there those of the pair and the address do.
 */
export class SignInThrottle {
  constructor(private readonly context: DbAndClock) {}

  /**
   * Counts an attempt before the password is checked, so that parallel attempts cannot exceed the limit. A refused attempt is not
   * counted. Throws HttpError 429 with Retry-After (seconds).
   */
  async attempt(email: string, address: string): Promise<Attempt> {
    const { db, clock } = this.context
    const account = emailKey(email)
    const network = networkOf(address)
    // Always in the same order, to avoid deadlocks.
    const limitOf = new Map<string, number>([
      [keyOfAccount(account), limits.account],
      [`address ${network}`, limits.address],
      [`pair ${account} ${network}`, limits.pair],
    ])
    const keys = [...limitOf.keys()]
    const now = clock()
    const count = (store: Database, first: number, set: ReturnType<typeof afterOneMore> | { count: SQL }) =>
      store
        .insert(signInWindows)
        .values(keys.map((key) => ({ key, count: first, endsAt: isoOf(now + windowMs) })))
        .onConflictDoUpdate({ target: signInWindows.key, set })
        .returning()
    const windows = await db.transaction(async (tx) => {
      const counted = await count(tx, 1, afterOneMore(now))
      const known = and(eq(key, keyOfKnown(account, network)), gt(endsAt, isoOf(now)))
      const spared = (await tx.$count(signInWindows, known)) > 0 ? keyOfAccount(account) : undefined
      const full = counted.filter((window) => window.count > (limitOf.get(window.key) ?? 0) && window.key !== spared)
      if (full.length > 0) throw tooMany(Math.max(...full.map(({ endsAt }) => Date.parse(endsAt))) - now)
      return counted
    })
    return {
      filled: windows.filter((window) => window.count === limitOf.get(window.key)).map(({ key }) => key),
      forgive: async () => {
        await count(db, 0, { count: sql`greatest(${signInWindows.count} - 1, 0)` })
      },
    }
  }
}

/** Makes an account known where its owner is: at a sign-in, and when they have chosen a password. */
export async function rememberNetwork({ db, clock }: DbAndClock, email: string, address: string) {
  const row = { key: keyOfKnown(emailKey(email), networkOf(address)), count: 0, endsAt: isoOf(clock() + knownMs) }
  await db
    .insert(signInWindows)
    .values(row)
    .onConflictDoUpdate({ target: key, set: { endsAt: row.endsAt } })
}

/** Forgets in a transaction what failed sign-ins of an account have locked, and where it is known. */
export async function forgetSignIns(tx: Database, email: string) {
  const account = emailKey(email)
  // First what every attempt locks first, to avoid deadlocks.
  await tx.delete(signInWindows).where(eq(key, keyOfAccount(account)))
  for (const start of [`pair ${account} `, keyOfKnown(account, '')])
    await tx.delete(signInWindows).where(sql`starts_with(${key}, ${start})`)
}

/** Increments the count of an open window; a window that has ended starts again at one. */
function afterOneMore(now: number) {
  const isOver = sql`${signInWindows.endsAt} <= ${isoOf(now)}::timestamptz`
  return {
    count: sql`case when ${isOver} then 1 else ${signInWindows.count} + 1 end`,
    endsAt: sql`case when ${isOver} then ${isoOf(now + windowMs)}::timestamptz else ${signInWindows.endsAt} end`,
  }
}

function tooMany(milliseconds: number): HttpError {
  const seconds = Math.ceil(milliseconds / 1000)
  return new HttpError(429, `Too many attempts. Try again in ${Math.ceil(seconds / 60)} minutes`, {
    'retry-after': String(seconds),
  })
}
