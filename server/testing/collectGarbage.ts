import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')

/** Collects what nobody holds. What is held weakly stays until the turn of the event loop that has read it is over. */
export async function collectGarbage() {
  await setImmediate()
  runInNewContext('gc()')
}
