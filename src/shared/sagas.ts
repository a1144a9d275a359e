import type { Saga } from 'redux-saga'
import { call, delay, spawn } from 'typed-redux-saga'

/** Where an unexpected error of a saga is told; one line each. */
function report(error: unknown) {
  console.error('A saga failed:', error)
}

/**
 * Wraps the worker of a `take…` effect: an error that escapes it would end the watcher, and every later action of
 * that kind would be lost without a word.
 */
export function safely<Args extends unknown[]>(worker: (...args: Args) => Generator) {
  return function* safeWorker(...args: Args) {
    try {
      yield* call(worker, ...args)
    } catch (error) {
      report(error)
    }
  }
}

const firstPause = 1_000
const longestPause = 30_000
const mostRestarts = 5

/**
 * Runs a domain's saga on its own, so that its crash ends no other, and starts it again after 1, 2, 4 ... seconds, five
 * times at the most. One that fails before its first pause would fail so every time and stays down.
 */
export function* supervise(saga: Saga) {
  yield* spawn(function* supervisor() {
    for (let restarts = 0; restarts <= mostRestarts; restarts += 1) {
      const start = { over: false }
      void Promise.resolve().then(() => (start.over = true))
      try {
        yield* call(saga)
        return
      } catch (error) {
        report(error)
        if (!start.over) return
      }
      yield* delay(Math.min(firstPause * 2 ** restarts, longestPause))
    }
  })
}
