import { turns } from './requests'

/** Stops the clock for one test; only time moves on by hand, everything that is ready goes on by itself. */
export function stopClock() {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] })
}

/** Lets as many milliseconds pass, and what the network has to say in them arrive. */
export async function pass(milliseconds: number) {
  await turns()
  await jest.advanceTimersByTimeAsync(milliseconds)
  await turns()
}
