import { HttpError } from '../httpError'

const windowMs = 15 * 60_000
/** Failed sign-ins within one window: of one account from one address, of one account, of one address. */
const limits = { pair: 5, account: 20, address: 60 } as const
const mostKeys = 50_000

interface Window {
  count: number
  readonly ends: number
}

/**
 * Slows down guessing of passwords. Counts stand in the memory of this process and forget themselves: a window ends 15
 * minutes after its first failure and is never prolonged, so nobody is locked out longer than that.
 */
export class SignInThrottle {
  private readonly windows = new Map<string, Window>()

  constructor(private readonly clock: () => number) {}

  /**
   * Counts an attempt before the password is looked at, so that many at once cannot slip through. Throws HttpError 429
   * with Retry-After (seconds). `forgive` takes the attempt back: the sign-in worked, or was not tried at all.
   */
  attempt(email: string, address: string): { forgive: () => void } {
    const account = email.toLowerCase()
    const keys = [
      { key: `pair ${account} ${address}`, limit: limits.pair },
      { key: `account ${account}`, limit: limits.account },
      { key: `address ${address}`, limit: limits.address },
    ]
    const now = this.clock()
    const full = keys.map(({ key, limit }) => this.fullUntil(key, limit, now)).filter((ends) => ends > now)
    if (full.length > 0) {
      const seconds = Math.ceil((Math.max(...full) - now) / 1000)
      throw new HttpError(429, `Too many attempts. Try again in ${Math.ceil(seconds / 60)} minutes`, {
        'retry-after': String(seconds),
      })
    }
    for (const { key } of keys) this.count(key, now)
    return { forgive: () => keys.forEach(({ key }) => this.uncount(key)) }
  }

  /** How many windows are kept at the moment. */
  get size(): number {
    return this.windows.size
  }

  private fullUntil(key: string, limit: number, now: number): number {
    const window = this.windows.get(key)
    if (window && window.ends <= now) this.windows.delete(key)
    return window && window.count >= limit ? window.ends : 0
  }

  private count(key: string, now: number) {
    const window = this.windows.get(key)
    if (window) window.count += 1
    else this.windows.set(key, { count: 1, ends: now + windowMs })
    // The oldest window goes first: random accounts must not fill the memory.
    const oldest = this.windows.size > mostKeys ? this.windows.keys().next() : undefined
    if (oldest && !oldest.done) this.windows.delete(oldest.value)
  }

  private uncount(key: string) {
    const window = this.windows.get(key)
    if (window) window.count -= 1
  }
}
