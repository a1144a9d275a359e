import { setImmediate } from 'node:timers'

// React schedules work as event loop tasks by MessageChannel, which jsdom does not have. Its fallback is a timer, which
// would make the time of a render depend on how busy the machine is.
Reflect.set(globalThis, 'setImmediate', setImmediate)

// jsdom does not tell when it is idle. Here it never is: only what has a limit to its waiting is done, and at once.
Object.assign(globalThis, {
  requestIdleCallback: (run: () => void, limit?: object) => {
    if (limit) run()
    return 0
  },
  cancelIdleCallback: () => undefined,
})
