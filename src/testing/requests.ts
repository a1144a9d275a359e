import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { setImmediate } from 'node:timers'
import { baseApi } from '../api/baseApi'
import type { ApiDispatch } from '../api/send'
import { server } from './server'

/** Lists every request that leaves from now on, as "METHOD /path?query". */
export function recordRequests(): string[] {
  const seen: string[] = []
  server.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url)
    seen.push(`${request.method} ${pathname}${search}`)
  })
  return seen
}

/** Lets what is ready happen: answers arrive, sagas go on. Runs in real time even while a test has stopped the clock. */
export async function turns(count = 20) {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** A call of the API, whichever it is, by what it ends with. */
export type ApiCall = ThunkAction<PromiseLike<{ data?: unknown; error?: unknown }>, unknown, unknown, UnknownAction>

interface ApiStore {
  dispatch: ApiDispatch
}

/** Sends calls of any kind and gives what each ends with. */
export const sendAll = ({ dispatch }: ApiStore, calls: readonly ApiCall[]) =>
  Promise.all(calls.map((call) => dispatch(call)))

/** Waits until no call of the API is on its way any more, those that another one has caused included. */
export async function settled({ dispatch }: ApiStore) {
  for (;;) {
    await turns()
    const running = dispatch(baseApi.util.getRunningQueriesThunk())
    if (running.length === 0) return
    await Promise.all(running)
  }
}

/** Something a test lets happen when it likes: handlers await `open`, the test calls `release`. */
export function gate() {
  let release = () => {}
  const open = new Promise<void>((resolve) => {
    release = resolve
  })
  return { open, release: () => release() }
}
