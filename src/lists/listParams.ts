import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { maxSearchLength, pageSize, type ListOffer, type ListRequest } from '../contract/paging'
import { instantOfDay } from '../shared/dates'

/** The filters and order of a list as the address has them: `from` is a day (2026-01-31), `sort` is as in the API. */
export type ListChoice = 'search' | 'status' | 'sort' | 'from'

export interface ListParams {
  /** Page number from 0. */
  page: number
  /** The request to the API. */
  request: ListRequest
  /** The request of another page. */
  requestOf: (page: number) => ListRequest
  /** Goes to a page; `replace` replaces the current history entry. */
  goTo: (page: number, options?: { replace: boolean }) => void
  chosen: Readonly<Partial<Record<ListChoice, string>>>
  /** Sets a filter or the order and returns to the first page; undefined removes it. */
  choose: (choice: ListChoice, value: string | undefined) => void
  /** Whether a search, status or date is set. */
  narrowed: boolean
  /** Removes all filters. */
  clear: () => void
}

const narrowing = ['search', 'status', 'from'] as const

/** The row numbers of a page, from 0, both inclusive. */
export const rangeOf = (page: number) => ({ start: page * pageSize, end: page * pageSize + pageSize - 1 })

/**
 * What a list offers: `search` unless it says false, `from` (days from which rows were created) only if it says true.
 */
export interface ListScope extends ListOffer {
  readonly search?: false
  readonly from?: true
}

const nothing: ListScope = { sort: [], status: [] }

/** For a list that shows its first rows whatever the address says. */
export const firstRows: ListParams = {
  page: 0,
  request: rangeOf(0),
  requestOf: rangeOf,
  goTo: () => undefined,
  chosen: {},
  choose: () => undefined,
  narrowed: false,
  clear: () => undefined,
}

/**
 * The page, filters and order of a list, stored in the address (`?page=3&search=mona&sort=-email`), so that reload,
 * Back and a shared link show the same rows. Parameters that the list does not offer are ignored.
 */
export function useListParams(offer: ListScope = nothing): ListParams {
  const [query, setQuery] = useSearchParams()
  const shown = Number(query.get('page') ?? 1)
  const page = Number.isSafeInteger(shown) && shown > 0 && shown < 1e9 ? shown - 1 : 0
  const chosen = useMemo(() => chosenIn(query, offer), [query, offer])

  const goTo = useCallback(
    (next: number, options?: { replace: boolean }) =>
      setQuery((params) => {
        if (next > 0) params.set('page', String(next + 1))
        else params.delete('page')
        return params
      }, options),
    [setQuery],
  )
  const isSearched = chosen.search !== undefined
  const choose = useCallback(
    (choice: ListChoice, value: string | undefined) =>
      setQuery(
        (params) => {
          params.delete('page')
          if (value) params.set(choice, value)
          else params.delete(choice)
          return params
        },
        // Only the start and the end of a search make history entries, not each letter.
        { replace: choice === 'search' && isSearched && value !== undefined },
      ),
    [setQuery, isSearched],
  )
  const clear = useCallback(
    () =>
      setQuery((params) => {
        for (const name of ['page', ...narrowing]) params.delete(name)
        return params
      }),
    [setQuery],
  )
  const requestOf = useCallback((of: number) => ({ ...rangeOf(of), ...requestParts(chosen) }), [chosen])
  const narrowed = narrowing.some((name) => chosen[name] !== undefined)
  return useMemo(
    () => ({ page, request: requestOf(page), requestOf, goTo, chosen, choose, narrowed, clear }),
    [page, requestOf, goTo, chosen, choose, narrowed, clear],
  )
}

function chosenIn(query: URLSearchParams, offer: ListScope): ListParams['chosen'] {
  const [search, status, sort, from] = ['search', 'status', 'sort', 'from'].map((name) => query.get(name)?.trim() ?? '')
  return {
    ...(search && offer.search !== false && { search: search.slice(0, maxSearchLength) }),
    ...(status && offer.status.includes(status) && { status }),
    ...(sort && offer.sort.includes(sort.replace(/^-/, '')) && { sort }),
    ...(from && offer.from && instantOfDay(from) && { from }),
  }
}

const requestParts = ({ from, ...rest }: ListParams['chosen']) => {
  const created_from = from && instantOfDay(from)
  return { ...rest, ...(created_from && { created_from }) }
}
