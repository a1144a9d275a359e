import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { hangGuard } from './hangGuard'
import { turns } from './requests'

/** Stops the clock for one test; time moves by hand, everything else proceeds by itself. */
export function stopClock() {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
}

/**
 * Moves the clock by this many milliseconds and lets answers due in that time arrive. Wait with `until` for what has to
 * happen in it; what must not have happened yet can be asserted right after.
 */
export async function pass(milliseconds: number) {
  await turns()
  await jest.advanceTimersByTimeAsync(milliseconds)
  await turns()
}

/** Waits until a check throws no more, without moving the clock, as `waitFor` would. */
export async function until(check: () => void): Promise<void> {
  const end = performance.now() + hangGuard
  for (;;) {
    try {
      check()
      return
    } catch (error) {
      if (performance.now() > end) throw error
    }
    await setTimeout(1)
  }
}
