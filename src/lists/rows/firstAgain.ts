import type { ApiError } from '../../api/errors'
import type { ListRequest } from '../../contract/paging'
import type { ListEndpoint, ReadPage } from './endpoint'

const firstAgain: ApiError = { status: 'CUSTOM_ERROR', error: 'The server sent the first page again.' }

/**
 * The failure of a later page that has the rows of the first one: the server ignores paging. Only on one that does not say what
 * it has applied is the first page read for that.
 */
export function useFirstAgain<Row extends { id: string }>(
  page: ReadPage<Row> | undefined,
  { start, end }: ListRequest,
  endpoint: ListEndpoint<Row>,
): { error: ApiError; refetch: () => unknown } | undefined {
  const isDoubtful = start > 0 && page !== undefined && page.rows.length > 0 && !page.applied
  const { currentData: first, refetch } = endpoint.useQuery({ start: 0, end: end - start }, { skip: !isDoubtful })
  if (!isDoubtful || !first) return undefined
  const ids = new Set(first.rows.map(({ id }) => id))
  if (!page.rows.every(({ id }) => ids.has(id))) return undefined
  return { error: firstAgain, refetch }
}
