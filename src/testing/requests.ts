import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { setImmediate } from 'node:timers'
import { baseApi } from '../api/baseApi'
import { chainBaseApi } from '../api/chainBaseApi'
import { endpoints } from '../contract/endpoints'
import type { ApiDispatch } from '../api/send'
import { server } from './server'

/** Records every request from now on, as "METHOD /path?query"; without the counts of the tabs, which come whenever there is time. */
export function recordRequests(): string[] {
  const seen: string[] = []
  server.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url)
    if (pathname !== endpoints.statusCounts.path) seen.push(`${request.method} ${pathname}${search}`)
  })
  return seen
}

/** Lets pending work proceed: answers arrive, sagas continue. Takes real time even while the clock is stopped. */
export async function turns(count = 20) {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** Any call of the API, by its result. */
export type ApiCall = ThunkAction<PromiseLike<{ data?: unknown; error?: unknown }>, unknown, unknown, UnknownAction>

interface ApiStore {
  dispatch: ApiDispatch
}

/** Sends calls of any kind and returns their results. */
export const sendAll = ({ dispatch }: ApiStore, calls: readonly ApiCall[]) =>
  Promise.all(calls.map((call) => dispatch(call)))

/** Waits until no call of the API is pending, including calls caused by others. */
export async function settled({ dispatch }: ApiStore) {
  for (;;) {
    await turns()
    const running = [
      ...dispatch(baseApi.util.getRunningQueriesThunk()),
      ...dispatch(chainBaseApi.util.getRunningQueriesThunk()),
    ]
    if (running.length === 0) return
    await Promise.all(running)
  }
}

/** A gate: handlers await `open`, the test calls `release`. */
export function gate() {
  let release = () => {}
  const open = new Promise<void>((resolve) => {
    release = resolve
  })
  return { open, release: () => release() }
}
