import { unexpectedForm, type ApiError } from '../../api/errors'
import type { ListRequest } from '../../contract/paging'
import type { ListEndpoint, ReadPage } from './endpoint'

/** The error of a later page with the rows of the first one. */
export const firstAgain: ApiError = { status: 'CUSTOM_ERROR', error: unexpectedForm }

/**
 * Returns a function that reads the first page again, if this later page has its rows: the server ignores paging. The first page
 * is read for that only on a server that does not say what it has applied.
 */
export function useFirstAgain<Row extends { id: string }>(
  page: ReadPage<Row> | undefined,
  { start, end }: ListRequest,
  endpoint: ListEndpoint<Row>,
): (() => unknown) | undefined {
  const isDoubtful = start > 0 && !!page?.rows.length && !page.applied
  const { currentData: first, refetch } = endpoint.useQuery({ start: 0, end: end - start }, { skip: !isDoubtful })
  return isDoubtful && first && hasOnlyRowsOf(first, page) ? refetch : undefined
}

/** Whether all rows of a page are among those of another one. */
export function hasOnlyRowsOf<Row extends { id: string }>(other: ReadPage<Row>, page: ReadPage<Row>): boolean {
  const ids = new Set(other.rows.map(({ id }) => id))
  return page.rows.every(({ id }) => ids.has(id))
}
