import { configureStore } from '@reduxjs/toolkit'
import type { Range } from '../api/envelope'
import type { ApiError } from '../api/errors'
import type { ListEndpoint, ReadPage } from '../lists/rows/endpoint'
import { windowsOf } from '../lists/rows/readWindows'

export const { dispatch } = configureStore({ reducer: () => null })
export const row = (id: number) => ({ id: String(id) })
export const rowsOf = (count: number) => Array.from({ length: count }, (_, id) => row(id))

/** Reads a whole list from a server with these answers; returns the rows and the first row of each request. */
export async function readAll(
  answer: (range: Range) => Promise<{ data?: ReadPage<{ id: string }>; error?: ApiError }>,
  signal = new AbortController().signal,
) {
  const starts: number[] = []
  const ids: string[] = []
  const endpoint: Pick<ListEndpoint<{ id: string }>, 'initiate'> = {
    initiate: (range) => () => {
      starts.push(range.start)
      return Object.assign(answer(range), { unsubscribe: () => undefined })
    },
  }
  let leftOut = 0
  for await (const window of windowsOf(dispatch, endpoint, {}, signal)) {
    ids.push(...window.rows.map(({ id }) => id))
    leftOut += window.leftOut
  }
  return { starts, ids, leftOut }
}

export const serve =
  (count: number, { total = true, maxRows = 100 } = {}) =>
  ({ start, end }: Range) => {
    const rows = rowsOf(count).slice(start, Math.min(end + 1, start + maxRows))
    return Promise.resolve({ data: { rows, total: total ? count : undefined } })
  }
