import { createAction, type UnknownAction } from '@reduxjs/toolkit'
import type { Saga } from 'redux-saga'
import { call, delay, put, setContext, spawn, type SagaGenerator } from 'typed-redux-saga'
import { definePort } from './ports'
import { startWork } from './underWay'

/** Ends a saga whose session has ended: it must neither ask nor tell the next person. */
export class SessionOver extends Error {}

/** A saga has failed in a way nobody foresaw; `stopped` when its domain will not be started again. */
export const crashed = createAction<{ domain: string; stopped: boolean }>('app/crashed')

/** The domain whose saga runs; `supervise` sets it for all that the saga forks. */
const runningDomain = definePort<string | undefined>('domain')

function* report(error: unknown, stopped: boolean) {
  console.error('A saga failed:', error)
  yield* put(crashed({ domain: (yield* runningDomain()) ?? 'app', stopped }))
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
      if (!(error instanceof SessionOver)) yield* report(error, false)
    }
  }
}

/**
 * Runs the work of a request and puts the action that says how it ended, with `ifCrashed` when that is an error nobody foresaw.
 * Nobody is told when the session is over.
 */
export function* runToEnd<Outcome>(
  work: SagaGenerator<Outcome>,
  ifCrashed: Outcome,
  ended: (outcome: Outcome) => UnknownAction,
): SagaGenerator<Outcome> {
  let outcome: Outcome | undefined = ifCrashed
  const endWork = startWork()
  try {
    return (outcome = yield* work)
  } catch (error) {
    if (error instanceof SessionOver) outcome = undefined
    throw error
  } finally {
    endWork()
    if (outcome) yield* put(ended(outcome))
  }
}

const firstPauseMs = 1_000
const maxCrashes = 5
const crashWindowMs = 10 * 60_000

/**
 * Runs a domain's saga on its own, so that its crash ends no other, and starts it again after 1, 2, 4, 8 seconds. Five
 * crashes within ten minutes stop it, and so does one before its first pause: it would fail like that every time.
 */
export function* supervise(domain: string, saga: Saga) {
  yield* spawn(function* supervisor() {
    yield* setContext(runningDomain.with(domain))
    let crashes: number[] = []
    for (;;) {
      const start = { over: false }
      void Promise.resolve().then(() => (start.over = true))
      try {
        yield* call(saga)
        return
      } catch (error) {
        const now = Date.now()
        crashes = [...crashes.filter((at) => now - at < crashWindowMs), now]
        const stopped = !start.over || crashes.length >= maxCrashes
        yield* report(error, stopped)
        if (stopped) return
      }
      yield* delay(firstPauseMs * 2 ** (crashes.length - 1))
    }
  })
}
