import { sql, type SQL } from 'drizzle-orm'
import type { ServerContext } from '../context'
import type { Database } from '../db/database'
import { signInWindows } from '../db/schema'
import { HttpError } from '../httpError'
import { emailKey } from './emails'
import { networkOf } from './networkOf'

const windowMs = 15 * 60_000
/** Failed sign-ins within one window: of one account from one address, of one account, of one address (`networkOf`). */
const limits = { account: 20, address: 60, pair: 5 } as const

interface Attempt {
  /** The limits that this attempt has reached: if it fails, they refuse further attempts until the window ends. */
  readonly filled: readonly string[]
  /** Does not count the attempt: the sign-in succeeded or was not tried. */
  forgive(): Promise<void>
}

/**
 * Slows down guessing of passwords. The counts stand in the database, where every server process sees them. A window ends 15
 * minutes after its first failure and is never prolonged, so nobody is locked out longer than that.
 */
export class SignInThrottle {
  constructor(private readonly context: Pick<ServerContext, 'db' | 'clock'>) {}

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
      [`account ${account}`, limits.account],
      [`address ${network}`, limits.address],
      [`pair ${account} ${network}`, limits.pair],
    ])
    const keys = [...limitOf.keys()]
    const now = clock()
    const count = (store: Database, first: number, set: ReturnType<typeof afterOneMore> | { count: SQL }) =>
      store
        .insert(signInWindows)
        .values(keys.map((key) => ({ key, count: first, endsAt: iso(now + windowMs) })))
        .onConflictDoUpdate({ target: signInWindows.key, set })
        .returning()
    const windows = await db.transaction(async (tx) => {
      const counted = await count(tx, 1, afterOneMore(now))
      const full = counted.filter((window) => window.count > (limitOf.get(window.key) ?? 0))
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

const iso = (time: number) => new Date(time).toISOString()

/** Increments the count of an open window; a window that has ended starts again at one. */
function afterOneMore(now: number) {
  const isOver = sql`${signInWindows.endsAt} <= ${iso(now)}::timestamptz`
  return {
    count: sql`case when ${isOver} then 1 else ${signInWindows.count} + 1 end`,
    endsAt: sql`case when ${isOver} then ${iso(now + windowMs)}::timestamptz else ${signInWindows.endsAt} end`,
  }
}

function tooMany(milliseconds: number): HttpError {
  const seconds = Math.ceil(milliseconds / 1000)
  return new HttpError(429, `Too many attempts. Try again in ${Math.ceil(seconds / 60)} minutes`, {
    'retry-after': String(seconds),
  })
}
