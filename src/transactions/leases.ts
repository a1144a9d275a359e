import { attempt } from '../shared/attempt'
import { number, object, string } from 'yup'
import type { Locks } from './locks'

/** What leases need of their environment. Times in milliseconds. */
export interface LeaseWorld {
  window: Window
  now: () => number
  sleep: (milliseconds: number) => Promise<void>
  newId: () => string
}

const prefix = 'lease.'
const heartbeatMs = 2_000
// Browsers throttle the timers of a hidden tab to one a minute.
const lostAfterMs = 90_000
/** Long enough for another tab that took the lease at the same moment to have overwritten it. */
const settlingMs = 50

const leaseSchema = object({ owner: string().required(), at: number().required() })

/**
 * Locks in localStorage for browsers without Web Locks: the holder renews its lease, and a lease that is not renewed is
 * free.
 */
export function createLeases({ window, now, sleep, newId }: LeaseWorld): Locks {
  const read = (name: string) => {
    const lease = attempt(() => leaseSchema.validateSync(JSON.parse(window.localStorage.getItem(prefix + name) ?? '')))
    // A clock that was put back gives a lease a negative age.
    return lease && Math.abs(now() - lease.at) < lostAfterMs ? lease : undefined
  }
  const write = (name: string, owner: string) => {
    // Without storage nothing is sent (see recordStore.ts).
    attempt(() => window.localStorage.setItem(prefix + name, JSON.stringify({ owner, at: now() })))
  }

  const tryHold: Locks['tryHold'] = async (name) => {
    if (read(name)) return undefined
    const owner = newId()
    const isMine = () => read(name)?.owner === owner
    write(name, owner)
    await sleep(settlingMs)
    if (!isMine()) return undefined

    const state = { released: false }
    const release = () => {
      if (!state.released && isMine()) window.localStorage.removeItem(prefix + name)
      state.released = true
      window.removeEventListener('pagehide', release)
    }
    const renew = async () => {
      for (;;) {
        await sleep(heartbeatMs)
        if (state.released || !isMine()) return
        write(name, owner)
      }
    }
    window.addEventListener('pagehide', release)
    void renew()
    return release
  }

  const hold: Locks['hold'] = async (name) => {
    for (;;) {
      const release = await tryHold(name)
      if (release) return release
      await sleep(heartbeatMs)
    }
  }
  return { tryHold, hold, isHeld: (name) => Promise.resolve(read(name) !== undefined) }
}
