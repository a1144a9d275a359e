import { createLeases, type LeaseWorld } from './leases'

/** Locks between the tabs of one browser. A closed tab releases its locks. */
export interface Locks {
  /** Takes a lock if it is free and returns its release function; undefined when it is held. */
  tryHold: (name: string) => Promise<(() => void) | undefined>
  /** Waits until the lock is free, then takes it. */
  hold: (name: string) => Promise<() => void>
  isHeld: (name: string) => Promise<boolean>
}

export function createLocks(world: LeaseWorld): Locks {
  const { navigator } = world.window
  // Browsers have no Web Locks on plain http.
  return 'locks' in navigator ? createWebLocks(navigator.locks) : createLeases(world)
}

function createWebLocks(locks: LockManager): Locks {
  const take = (name: string, ifAvailable: boolean) =>
    new Promise<(() => void) | undefined>((given, failed) => {
      const work = (lock: Lock | null) => {
        if (!lock) return given(undefined)
        return new Promise<void>((release) => given(release))
      }
      locks.request(name, { ifAvailable }, work).catch(failed)
    })
  return {
    tryHold: (name) => take(name, true),
    hold: async (name) => (await take(name, false)) ?? (() => undefined),
    isHeld: async (name) => ((await locks.query()).held ?? []).some((lock) => lock.name === name),
  }
}
