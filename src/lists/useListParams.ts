import { useCallback, useMemo } from 'react'
import { pageSize } from '../contract/paging'
import { useQuery } from '../ui/useQuery'
import {
  narrowing,
  paramsIn,
  type HistoryOptions,
  type ListChoice,
  type ListParams,
  type ListScope,
} from './listParams'

/**
 * The page, filters and order of a list, stored in the address, so that reload, Back and a shared link show the same rows.
 */
export function useListParams(offer: ListScope): ListParams {
  const [query, changeQuery] = useQuery()
  const asked = useMemo(() => paramsIn(query, offer), [query, offer])
  const { page, size } = asked
  const isSearched = asked.chosen.search !== undefined

  const goTo = useCallback(
    (next: number, options?: HistoryOptions) => changeQuery((params) => setPage(params, next), options),
    [changeQuery],
  )
  const resize = useCallback(
    (next: number, options?: HistoryOptions) =>
      changeQuery((params) => {
        if (next === pageSize) params.delete('size')
        else params.set('size', String(next))
        setPage(params, Math.floor((page * size) / next))
      }, options),
    [changeQuery, page, size],
  )
  const choose = useCallback(
    (choice: ListChoice, value: string | undefined) =>
      changeQuery(
        (params) => {
          params.delete('page')
          if (value) params.set(choice, value)
          else params.delete(choice)
        },
        // Only the start and the end of a search make history entries, not each letter.
        { replace: choice === 'search' && isSearched && value !== undefined },
      ),
    [changeQuery, isSearched],
  )
  const clear = useCallback(
    () =>
      changeQuery((params) => {
        for (const name of ['page', ...narrowing]) params.delete(name)
      }),
    [changeQuery],
  )
  return useMemo(() => ({ ...asked, goTo, resize, choose, clear }), [asked, goTo, resize, choose, clear])
}

function setPage(params: URLSearchParams, page: number) {
  if (page > 0) params.set('page', String(page + 1))
  else params.delete('page')
}
