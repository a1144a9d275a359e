import { maxSearchLength, maxSpan, pageSize, type ListOffer, type ListRequest } from '../contract/paging'
import { pasted } from '../contract/pasted'
import { instantAfterDay, instantOfDay } from '../shared/dates'

/** The filters and order of a list as the address has them: `from` is a day (2026-01-31) as `to`, the others are as in the API. */
export type ListChoice = 'search' | 'status' | 'sort' | 'from' | 'to' | 'actor' | 'action'

/** How the chosen values of filters are written. */
export type FilterWords = Readonly<Partial<Record<ListChoice, (value: string) => string>>>

export interface HistoryOptions {
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
  /** Whether a search or a filter is set. */
  narrowed: boolean
  /** Removes all filters. */
  clear: () => void
}

export const narrowing = ['search', 'status', 'from', 'to', 'actor', 'action'] as const

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

/** What an address (`?page=3&size=25&search=mona&sort=-email`) asks a list for. Parameters that the list does not offer are ignored. */
export function paramsIn(query: URLSearchParams, offer: ListScope) {
  const shown = Number(query.get('page') ?? 1)
  const page = Number.isSafeInteger(shown) && shown > 0 && shown < 1e9 ? shown - 1 : 0
  const asked = Number(query.get('size') ?? pageSize)
  const size = pageSizes.includes(asked) ? asked : pageSize
  const chosen = chosenIn(query, offer)
  const requestOf = (of: number): ListRequest => ({ ...rangeOf(of, size), ...requestParts(chosen) })
  const narrowed = narrowing.some((name) => chosen[name] !== undefined)
  return { page, size, chosen, requestOf, request: requestOf(page), narrowed }
}

/**
 * Text for a search of at most as many characters as a server takes, without half of one that counts as two, and an e-mail without
 * the invisible characters that chats bring along. Other scripts and emoji are written with such characters.
 */
export function cutSearch(text: string) {
  const visible = pasted(text)
  const search = /[^ -~]/.test(visible) ? text.trim() : visible
  return search.slice(0, maxSearchLength).replace(/[\uD800-\uDBFF]$/, '')
}

function chosenIn(query: URLSearchParams, offer: ListScope) {
  const chosen: Partial<Record<ListChoice, string>> = {}
  const take = (choice: ListChoice, isOffered: (value: string) => unknown) => {
    const value = cutSearch(query.get(choice) ?? '')
    if (value && isOffered(value)) chosen[choice] = value
  }
  take('search', () => offer.search !== false)
  take('status', (value) => offer.status.includes(value))
  take('sort', (value) => offer.sort.includes(value.replace(/^-/, '')))
  take('from', (value) => offer.from && instantOfDay(value))
  take('to', (value) => offer.to && instantOfDay(value))
  take('actor', () => offer.actor)
  take('action', (value) => offer.action?.includes(value))
  return chosen
}

const requestParts = ({ from, to, ...rest }: ListParams['chosen']) => {
  const created_from = from && instantOfDay(from)
  const created_before = to && instantAfterDay(to)
  return { ...rest, ...(created_from && { created_from }), ...(created_before && { created_before }) }
}
