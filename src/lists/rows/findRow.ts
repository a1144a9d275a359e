import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { readFresh } from '../../api/readFresh'
import type { ApiDispatch } from '../../api/send'
import { maxSearchLength } from '../../contract/paging'
import type { ListEndpoint } from './endpoint'
import { windowsOf } from './readWindows'

/** A row by its id. `text` is what the list is searched by, empty when unknown. */
export interface RowRef {
  id: string
  text: string
}

const unreadable = { status: 'CUSTOM_ERROR', error: 'The list could not be read.' } as const

/** The result of looking for one row; `null` when there is no such row. */
type Found<Row> = { data: Row | null; error?: undefined } | { error: typeof unreadable; data?: undefined }

/**
 * Finds a row on whatever page it is. The API has no call for one row, so this searches by its text if the server says
 * that it searches; else it reads the list until the row comes.
 */
export const findRow =
  <Row extends { id: string }>(
    endpoint: ListEndpoint<Row>,
    { id, text }: RowRef,
    signal: Pick<AbortSignal, 'aborted'> = { aborted: false },
  ): ThunkAction<Promise<Found<Row>>, unknown, unknown, UnknownAction> =>
  async (dispatch) => {
    const search = text.trim().slice(0, maxSearchLength)
    const find = (searched: { search?: string }) => findIn(endpoint, id, searched, dispatch, signal)
    try {
      const found = search ? await find({ search }) : undefined
      return { data: found === undefined ? ((await find({})) ?? null) : found }
    } catch {
      return { error: unreadable }
    }
  }

/** Undefined when the server does not say that it has searched: then the row may be among the others. */
async function findIn<Row extends { id: string }>(
  endpoint: ListEndpoint<Row>,
  id: string,
  searched: { search?: string },
  dispatch: ApiDispatch,
  signal: Pick<AbortSignal, 'aborted'>,
): Promise<Row | null | undefined> {
  const read = (range: { start: number; end: number }) => readFresh(endpoint, { ...range, ...searched })
  for await (const { rows, applied = [] } of windowsOf(dispatch, read, signal)) {
    const row = rows.find((one) => one.id === id)
    if (row) return row
    if (!Object.keys(searched).every((name) => applied.includes(name))) return undefined
  }
  return null
}
