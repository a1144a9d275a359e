import assert from 'node:assert/strict'
import { configureStore, type ThunkAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit'
import { withFile } from '../../src/api/upload'

interface Ended<Data> {
  data?: Data
  error?: unknown
}

/**
 * The console's API slice in a store of its own, with pages served from `origin`. Calls use the token passed to `open`.
 */
export async function openConsole(origin: string) {
  // Read when the API slice is imported, and by uploads.
  Reflect.set(globalThis, 'location', new URL(origin))
  const { dossierApi: adminApi } = await import('../../src/api/dossierApi')
  const { invitationApi } = await import('../../src/api/invitationApi')
  const { reviewApi } = await import('../../src/api/reviewApi')
  const { seriesApi } = await import('../../src/api/seriesApi')
  const { pictures, thumbnailApi } = await import('../../src/api/thumbnailApi')

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
    api: {
      ...adminApi.endpoints,
      ...invitationApi.endpoints,
      ...reviewApi.endpoints,
      ...seriesApi.endpoints,
      ...thumbnailApi.endpoints,
    },
    dispatch,
    refusals,
    holdPicture: pictures.hold,

    /** Switches to another person and drops all cached data. */
    open(next: string) {
      token = next
      store.dispatch(adminApi.util.resetApiState())
    },

    /** The data of a call; an AssertionError when the call fails. */
    call: async <Data>(send: ThunkAction<PromiseLike<Ended<Data>>, unknown, unknown, UnknownAction>) => {
      const { data, error } = await dispatch(send)
      assert.equal(error, undefined, JSON.stringify(error))
      assert.ok(data !== undefined)
      return data
    },
  }
}

/** Runs an upload with fetch: Node has no XMLHttpRequest, which browsers need for the progress. */
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
