import assert from 'node:assert/strict'
import { configureStore, type ThunkAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit'
import { withFile } from '../../src/api/upload'

interface Ended<Data> {
  data?: Data
  error?: unknown
}

/** The console's API slice in a store of its own, as a page of `origin` has it. Calls are made with the token of `open`. */
export async function openConsole(origin: string) {
  // Read once, when the API slice is loaded.
  Reflect.set(globalThis, 'location', new URL(origin))
  const { adminApi } = await import('../../src/api/adminApi')

  let token: string | undefined
  const refusals: string[] = []
  const credentials = { token: () => token, refused: (refused: string) => void refusals.push(refused) }
  const nodes = () => Promise.reject(new Error('The API alone reads no chain.'))
  const store = configureStore({
    reducer: { [adminApi.reducerPath]: adminApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { credentials, nodes } } }).concat(adminApi.middleware),
  })

  const dispatch: ThunkDispatch<unknown, unknown, UnknownAction> = store.dispatch

  return {
    api: adminApi.endpoints,
    dispatch,
    refusals,

    /** Another person works here now: nothing is left of what was read before. */
    open(next: string) {
      token = next
      store.dispatch(adminApi.util.resetApiState())
    },

    /** What a call gives; an AssertionError when it ends with an error. */
    async call<Data>(send: ThunkAction<PromiseLike<Ended<Data>>, unknown, unknown, UnknownAction>) {
      const { data, error } = await dispatch(send)
      assert.equal(error, undefined, JSON.stringify(error))
      assert.ok(data !== undefined)
      return data
    },
  }
}

/** Runs a call that sends a file, carried by fetch: Node has no XMLHttpRequest, which a browser needs for the progress. */
export const sendFile = <Result>(file: File, run: (name: string) => PromiseLike<Result>) =>
  withFile(
    {
      file,
      signal: new AbortController().signal,
      onProgress: () => undefined,
      send: async ({ url, form, headers }) => {
        const answer = await fetch(url, { method: 'POST', body: form, headers })
        const data: unknown = await answer.json()
        return answer.ok ? { data } : { error: { status: answer.status, data } }
      },
    },
    run,
  )

export type ApiConsole = Awaited<ReturnType<typeof openConsole>>
