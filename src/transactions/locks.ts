import { createLeases, type LeaseWorld } from './leases'

/** Locks between the tabs of one browser. A tab that goes away gives its locks back. */
export interface Locks {
  /** Takes a lock that is free and gives the function that frees it; undefined when somebody has it. */
  tryHold: (name: string) => Promise<(() => void) | undefined>
  /** Takes a lock as soon as it is free. */
  hold: (name: string) => Promise<() => void>
  isHeld: (name: string) => Promise<boolean>
}

export function createLocks(world: LeaseWorld): Locks {
  const { navigator } = world.window
  // Browsers leave Web Locks out on plain http.
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
