import { number, object, string } from 'yup'
import type { Locks } from './locks'

/** What leases stand on. Times in milliseconds. */
export interface LeaseWorld {
  window: Window
  now: () => number
  sleep: (milliseconds: number) => Promise<void>
  newId: () => string
}

const prefix = 'lease.'
const heartbeat = 2_000
// A hidden tab's timers may come once a minute only.
const lostAfter = 90_000
/** Long enough for another tab that took the same lease at the same moment to have written over it. */
const settling = 50

const leaseSchema = object({ owner: string().required(), at: number().required() })

/** Locks in localStorage for a browser without Web Locks: the holder renews its lease, and one not renewed is free. */
export function createLeases({ window, now, sleep, newId }: LeaseWorld): Locks {
  const read = (name: string) => {
    try {
      const lease = leaseSchema.validateSync(JSON.parse(window.localStorage.getItem(prefix + name) ?? ''))
      return now() - lease.at < lostAfter ? lease : undefined
    } catch {
      return undefined
    }
  }
  const write = (name: string, owner: string) => {
    try {
      window.localStorage.setItem(prefix + name, JSON.stringify({ owner, at: now() }))
    } catch {
      // Without storage nothing is sent, see the store of the records.
    }
  }

  const tryHold: Locks['tryHold'] = async (name) => {
    if (read(name)) return undefined
    const owner = newId()
    const isMine = () => read(name)?.owner === owner
    write(name, owner)
    await sleep(settling)
    if (!isMine()) return undefined

    const state = { free: false }
    const free = () => {
      if (!state.free && isMine()) window.localStorage.removeItem(prefix + name)
      state.free = true
      window.removeEventListener('pagehide', free)
    }
    const renew = async () => {
      for (;;) {
        await sleep(heartbeat)
        if (state.free || !isMine()) return
        write(name, owner)
      }
    }
    window.addEventListener('pagehide', free)
    void renew()
    return free
  }

  const hold: Locks['hold'] = async (name) => {
    for (;;) {
      const free = await tryHold(name)
      if (free) return free
      await sleep(heartbeat)
    }
  }
  return { tryHold, hold, isHeld: (name) => Promise.resolve(read(name) !== undefined) }
}
