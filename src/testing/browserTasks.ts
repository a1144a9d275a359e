import { setImmediate } from 'node:timers'

// React gives its work to the event loop as a task of its own. jsdom has no MessageChannel for that, and with the timer
// that React would take instead, when something is drawn would be a matter of real time: of how busy the machine is.
Reflect.set(globalThis, 'setImmediate', setImmediate)
