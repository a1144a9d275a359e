import { longestSearch, type ListRequest } from '../../contract/paging'
import { windowsOf, type ReadWindow } from './readWindows'
import type { ApiDispatch } from '../../api/send'

/** A row by its id. `text` is what its list is searched by, empty when nobody knows it. */
export interface RowRef {
  id: string
  text: string
}

interface RowList<Row> {
  read: (request: ListRequest) => ReturnType<ReadWindow<Row>>
  dispatch: ApiDispatch
  signal: AbortSignal
}

/**
 * A row of a list wherever it stands; null when the list has no such row. The API has no call for one row, so it is searched by
 * its text where the server says that it searches; elsewhere the list is read until the row comes. Throws when a window cannot be
 * read.
 */
export async function findRow<Row extends { id: string }>({ id, text }: RowRef, list: RowList<Row>) {
  const search = text.trim().slice(0, longestSearch)
  const found = search ? await lookFor(id, list, { search }) : undefined
  return found === undefined ? ((await lookFor(id, list, {})) ?? null) : found
}

/** Undefined when the server does not say that it has searched: then the row may be among the others. */
async function lookFor<Row extends { id: string }>(
  id: string,
  { read, dispatch, signal }: RowList<Row>,
  searched: { search?: string },
): Promise<Row | null | undefined> {
  for await (const { rows, applied = [] } of windowsOf(dispatch, (range) => read({ ...range, ...searched }), signal)) {
    const row = rows.find((one) => one.id === id)
    if (row) return row
    if (!Object.keys(searched).every((name) => applied.includes(name))) return undefined
  }
  return null
}
