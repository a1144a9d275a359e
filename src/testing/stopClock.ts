import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { hangGuard } from './hangGuard'
import { turns } from './requests'

/** Stops the clock for one test; only time moves on by hand, everything that is ready goes on by itself. */
export function stopClock() {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
}

/**
 * Lets as many milliseconds pass, and what the network has to say in them arrive. What has to happen in them is waited
 * for with `until`; what must not have happened yet can be looked at right after.
 */
export async function pass(milliseconds: number) {
  await turns()
  await jest.advanceTimersByTimeAsync(milliseconds)
  await turns()
}

/** Waits until a check throws no more, while the clock stands still; `waitFor` would move it on. */
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
