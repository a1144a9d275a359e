import { setImmediate } from 'node:timers'

// React schedules work as event loop tasks by MessageChannel, which jsdom does not have. Its fallback is a timer, which
// would make the time of a render depend on how busy the machine is.
Reflect.set(globalThis, 'setImmediate', setImmediate)

// jsdom has no requestIdleCallback. This one runs at once what may wait for a second or more: code that a page needs sooner
// or later. It never runs what may not, which is read ahead: tests count requests.
Object.assign(globalThis, {
  requestIdleCallback: (run: () => void, { timeout }: { timeout: number }) => {
    if (timeout >= 1000) run()
    return 0
  },
  cancelIdleCallback: () => undefined,
})
