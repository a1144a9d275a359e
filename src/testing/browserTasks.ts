import { setImmediate } from 'node:timers'

// React schedules work as event loop tasks by MessageChannel, which jsdom does not have. Its fallback is a timer, which
// would make the time of a render depend on how busy the machine is.
Reflect.set(globalThis, 'setImmediate', setImmediate)

// jsdom has no requestIdleCallback. This one runs a task that has a timeout at once, and any other never.
Object.assign(globalThis, {
  requestIdleCallback: (run: () => void, options?: object) => {
    if (options) run()
    return 0
  },
  cancelIdleCallback: () => undefined,
})
