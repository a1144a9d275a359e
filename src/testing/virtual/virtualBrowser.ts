import { setImmediate } from 'node:timers'
import type { Locks } from '../../transactions/locks'

/** Lets everything proceed that needs no time. */
export const turn = () => new Promise<void>((resolve) => void setImmediate(resolve))

/** A clock that only tests move. Milliseconds. */
export function virtualClock(start = 1_800_000_000_000) {
  let now = start
  let sleepers: { at: number; wake: () => void }[] = []
  return {
    now: () => now,
    sleep: (milliseconds: number) =>
      new Promise<void>((wake) => void sleepers.push({ at: now + milliseconds, wake: () => wake() })),
    async pass(milliseconds: number) {
      const end = now + milliseconds
      await turn()
      for (;;) {
        const next = sleepers.reduce((first, { at }) => Math.min(first, at), Infinity)
        if (next > end) break
        now = Math.max(now, next)
        const due = sleepers.filter(({ at }) => at <= now)
        sleepers = sleepers.filter(({ at }) => at > now)
        due.forEach(({ wake }) => wake())
        await turn()
      }
      now = end
      await turn()
    },
  }
}

/** A storage of a browser. `changing` is called before each change: null for what is removed, no key for all. */
export const memoryStorage = (
  kept = new Map<string, string>(),
  changing: (key: string | null, value: string | null) => void = () => undefined,
): Storage => ({
  get length() {
    return kept.size
  },
  key: (index) => [...kept.keys()][index] ?? null,
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => {
    changing(key, value)
    kept.set(key, value)
  },
  removeItem: (key) => {
    changing(key, null)
    kept.delete(key)
  },
  clear: () => {
    changing(null, null)
    kept.clear()
  },
})

/** The localStorage of one origin; each window on it gets storage events for the changes of others. */
export function virtualStorage() {
  const kept = new Map<string, string>()
  const state = { full: false }
  const windows = new Set<EventTarget>()

  const open = () => {
    const own = new EventTarget()
    windows.add(own)
    const dispatchStorageEvent = (key: string | null, newValue: string | null) => {
      for (const other of windows) {
        if (other !== own) setImmediate(() => other.dispatchEvent(new StorageEvent('storage', { key, newValue })))
      }
    }
    const localStorage = memoryStorage(kept, (key, value) => {
      if (state.full && value !== null) throw new Error('QuotaExceededError')
      dispatchStorageEvent(key, value)
    })
    const window = Object.assign(own, { localStorage })
    return { window, close: () => windows.delete(own) }
  }
  return { state, kept, open }
}

/** The locks of one origin; a tab that closes releases its own. */
export function virtualLocks() {
  const holders = new Map<string, object>()
  const queue: { name: string; owner: object; take: () => void }[] = []
  const releaseLock = (name: string, owner: object) => {
    if (holders.get(name) !== owner) return
    holders.delete(name)
    const index = queue.findIndex((waiting) => waiting.name === name)
    queue.splice(index, index < 0 ? 0 : 1).forEach(({ take }) => take())
  }
  const open = (): Locks & { close: () => void } => {
    const tab = {}
    const names = new Set<string>()
    // Each hold has its own owner: within a tab, too, a lock can be held only once.
    const taken = (name: string) => {
      holders.set(name, tab)
      names.add(name)
      return () => releaseLock(name, tab)
    }
    return {
      tryHold: (name) => Promise.resolve(holders.has(name) ? undefined : taken(name)),
      hold: (name) =>
        holders.has(name)
          ? new Promise((resolve) => void queue.push({ name, owner: tab, take: () => resolve(taken(name)) }))
          : Promise.resolve(taken(name)),
      isHeld: (name) => Promise.resolve(holders.has(name)),
      close: () => {
        queue.splice(0, queue.length, ...queue.filter(({ owner }) => owner !== tab))
        names.forEach((name) => releaseLock(name, tab))
      },
    }
  }
  return { open, isHeld: (name: string) => holders.has(name) }
}
