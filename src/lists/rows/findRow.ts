import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { failedAs, unexpected, type CallError } from '../../api/errors'
import { readFresh } from '../../api/readFresh'
import type { ApiDispatch } from '../../api/send'
import { maxSearchLength } from '../../contract/paging'
import type { ListEndpoint } from './endpoint'
import { UnreadList, windowsOf, type OnProgress } from './readWindows'

/** A row by its id. `text` is what the list is searched by, empty when unknown. */
export interface RowRef {
  id: string
  text?: string
}

const unreadable = failedAs("The list couldn't be loaded.")

/** The result of looking for one row; `null` when there is no such row. */
type Found<Row> = { data: Row | null; error?: undefined } | { error: CallError; data?: undefined }

interface Search {
  signal: Pick<AbortSignal, 'aborted'>
  /** Called with the rows looked through so far, while the whole list has to be read. */
  onProgress?: OnProgress
  /** A read by the id that began before, in milliseconds since 1970, does not count. */
  since?: number | undefined
}

/**
 * Finds a row on whatever page it is: by its id, else by its text, else by reading the list until the row comes. An answer to
 * id or text counts only if the server says that it has applied it. Ends with an error when aborted: the rest was not read.
 */
export const findRow =
  <Row extends { id: string }>(
    endpoint: ListEndpoint<Row>,
    { id, text = '' }: RowRef,
    search: Search = { signal: { aborted: false } },
  ): ThunkAction<Promise<Found<Row>>, unknown, unknown, UnknownAction> =>
  async (dispatch) => {
    const { data: byId, error } = await dispatch(readFresh(endpoint, { start: 0, end: 0, id }, search.since))
    // Neither comes when the session has ended meanwhile: there may be another person now.
    if (!byId && !error) return { error: unreadable }
    if (byId?.applied?.includes('id')) return { data: byId.rows.find((row) => row.id === id) ?? null }
    const part = text.trim().slice(0, maxSearchLength)
    try {
      const found = part ? await findIn(endpoint, id, { search: part }, dispatch, search) : undefined
      const row = found === undefined ? ((await findIn(endpoint, id, {}, dispatch, search)) ?? null) : found
      return row === null && search.signal.aborted ? { error: unreadable } : { data: row }
    } catch (thrown) {
      return { error: thrown instanceof UnreadList && 'status' in thrown.failure ? thrown.failure : unreadable }
    }
  }

/** Undefined when the server does not say that it has searched: then the row may be among the others. */
async function findIn<Row extends { id: string }>(
  endpoint: ListEndpoint<Row>,
  id: string,
  searched: { search?: string },
  dispatch: ApiDispatch,
  { signal, onProgress }: Search,
): Promise<Row | null | undefined> {
  let count = 0
  let unread = 0
  for await (const { rows, leftOut, total, applied = [] } of windowsOf(dispatch, endpoint, searched, signal)) {
    const row = rows.find((one) => one.id === id)
    if (row) return row
    if (!Object.keys(searched).every((name) => applied.includes(name))) return undefined
    count += rows.length
    unread += leftOut
    onProgress?.(count, total)
  }
  // It may be the one that cannot be read.
  if (unread > 0) throw new UnreadList(unexpected)
  return null
}
