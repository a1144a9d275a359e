import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { pageSize } from '../api/contract/paging'

export interface ListParams {
  /** Page number from 0. */
  page: number
  /** The row numbers of the page, from 0, both inclusive: what the API calls `start` and `end`. */
  request: { start: number; end: number }
  /** Goes to a page; `replace` keeps the present one out of the browser's history. */
  goTo: (page: number, options?: { replace: boolean }) => void
}

/** The row numbers of a page, from 0, both inclusive. */
export const rangeOf = (page: number) => ({ start: page * pageSize, end: page * pageSize + pageSize - 1 })

/** Where a list stands, kept in the address (`?page=3`), so that reload, Back and a sent link show the same rows. */
export function useListParams(): ListParams {
  const [search, setSearch] = useSearchParams()
  const shown = Number(search.get('page') ?? 1)
  const page = Number.isSafeInteger(shown) && shown > 0 && shown < 1e9 ? shown - 1 : 0

  const goTo = useCallback(
    (next: number, options?: { replace: boolean }) =>
      setSearch((params) => {
        if (next > 0) params.set('page', String(next + 1))
        else params.delete('page')
        return params
      }, options),
    [setSearch],
  )
  return { page, request: rangeOf(page), goTo }
}
