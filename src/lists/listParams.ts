import { useCallback, useMemo } from 'react'
import { maxSearchLength, maxSpan, pageSize, type ListOffer, type ListRequest } from '../contract/paging'
import { instantAfterDay, instantOfDay } from '../shared/dates'
import { useQuery } from '../ui/useQuery'

/** The filters and order of a list as the address has them: `from` is a day (2026-01-31) as `to`, the others are as in the API. */
type ListChoice = 'search' | 'status' | 'sort' | 'from' | 'to' | 'actor' | 'action'

/** How the chosen values of filters are written. */
export type FilterWords = Readonly<Partial<Record<ListChoice, (value: string) => string>>>

interface HistoryOptions {
  replace: boolean
}

export interface ListParams {
  /** Page number from 0. */
  page: number
  /** The request to the API. */
  request: ListRequest
  /** The request of another page. */
  requestOf: (page: number) => ListRequest
  /** Rows of one page. */
  size: number
  /** Chooses another number of rows; the first visible row stays on the page. */
  resize: (size: number, options?: HistoryOptions) => void
  /** Goes to a page; `replace` replaces the current history entry. */
  goTo: (page: number, options?: HistoryOptions) => void
  chosen: Readonly<Partial<Record<ListChoice, string>>>
  /** Sets a filter or the order and returns to the first page; undefined removes it. */
  choose: (choice: ListChoice, value: string | undefined) => void
  /** Whether a search, status or date is set. */
  narrowed: boolean
  /** Removes all filters. */
  clear: () => void
}

const narrowing = ['search', 'status', 'from', 'to', 'actor', 'action'] as const

/** The numbers of rows that a page can have; the first one unless another is chosen. */
export const pageSizes: readonly number[] = [pageSize, 25, 50, maxSpan]

/** The row numbers of a page, from 0, both inclusive. */
export const rangeOf = (page: number, size = pageSize) => ({ start: page * size, end: (page + 1) * size - 1 })

/**
 * What a list offers: `search` unless it says false; `from` and `to` (the days between which rows were created), `actor` and
 * `action` only if it says so.
 */
export interface ListScope extends ListOffer {
  readonly search?: false
  readonly from?: true
  readonly to?: true
  readonly actor?: true
  readonly action?: readonly string[]
}

const nothing: ListScope = { sort: [], status: [] }

/** For a list that shows its first rows whatever the address says. */
export const firstRows: ListParams = {
  page: 0,
  request: rangeOf(0),
  requestOf: rangeOf,
  size: pageSize,
  resize: () => undefined,
  goTo: () => undefined,
  chosen: {},
  choose: () => undefined,
  narrowed: false,
  clear: () => undefined,
}

/**
 * The page, filters and order of a list, stored in the address (`?page=3&size=25&search=mona&sort=-email`), so that reload,
 * Back and a shared link show the same rows. Parameters that the list does not offer are ignored.
 */
export function useListParams(offer: ListScope = nothing): ListParams {
  const [query, changeQuery] = useQuery()
  const shown = Number(query.get('page') ?? 1)
  const page = Number.isSafeInteger(shown) && shown > 0 && shown < 1e9 ? shown - 1 : 0
  const asked = Number(query.get('size') ?? pageSize)
  const size = pageSizes.includes(asked) ? asked : pageSize
  const chosen = useMemo(() => chosenIn(query, offer), [query, offer])

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
  const isSearched = chosen.search !== undefined
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
  const requestOf = useCallback((of: number) => ({ ...rangeOf(of, size), ...requestParts(chosen) }), [chosen, size])
  const narrowed = narrowing.some((name) => chosen[name] !== undefined)
  return useMemo(
    () => ({ page, request: requestOf(page), requestOf, size, resize, goTo, chosen, choose, narrowed, clear }),
    [page, requestOf, size, resize, goTo, chosen, choose, narrowed, clear],
  )
}

function setPage(params: URLSearchParams, page: number) {
  if (page > 0) params.set('page', String(page + 1))
  else params.delete('page')
}

function chosenIn(query: URLSearchParams, offer: ListScope): ListParams['chosen'] {
  const given = (name: ListChoice) => query.get(name)?.trim() ?? ''
  const [search, status, sort, from, to] = [given('search'), given('status'), given('sort'), given('from'), given('to')]
  const [actor, action] = [given('actor'), given('action')]
  return {
    ...(search && offer.search !== false && { search: search.slice(0, maxSearchLength) }),
    ...(status && offer.status.includes(status) && { status }),
    ...(sort && offer.sort.includes(sort.replace(/^-/, '')) && { sort }),
    ...(from && offer.from && instantOfDay(from) && { from }),
    ...(to && offer.to && instantOfDay(to) && { to }),
    ...(actor && offer.actor && { actor: actor.slice(0, maxSearchLength) }),
    ...(action && offer.action?.includes(action) && { action }),
  }
}

const requestParts = ({ from, to, ...rest }: ListParams['chosen']) => {
  const created_from = from && instantOfDay(from)
  const created_before = to && instantAfterDay(to)
  return { ...rest, ...(created_from && { created_from }), ...(created_before && { created_before }) }
}
