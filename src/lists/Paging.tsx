import type { ReactNode } from 'react'
import { pageSize, type ListRequest } from '../contract/paging'
import { formatCount } from '../shared/amounts'
import { Button } from '../ui/Button'
import { FirstIcon, LastIcon, NextIcon, PreviousIcon } from '../ui/icons'
import { inlinePart } from '../ui/lazyPart'
import type { ListParams } from './listParams'
import { isLastPage } from './listState'

const PageChoice = inlinePart(() => import(/* webpackChunkName: "events" */ './PageChoice'), { room: 'line' })

interface PagingProps {
  list: ListParams
  /** Rows of this page, with those that are left out; undefined while unknown. */
  shown: number | undefined
  /** The page could not be read: without a total, it need not be the last one. */
  hasFailed: boolean
  /** Rows in total; undefined when unknown. */
  total: number | undefined
  /** Rows that the server has sent and that cannot be read. */
  leftOut: number
  /** There may be more rows than `total`, because not all have been read. */
  isOpen: boolean
  /** Called when Next is likely to be pressed, with the request of the next page. */
  onIntent: ((request: ListRequest) => void) | undefined
  /** When the rows were read, and where from. */
  read: string | undefined
}

/**
 * "1-10 of N" with Previous and Next; without a total, Next is enabled while pages are full, and while a later page is unknown.
 * Where the end is known, also a way to any page, and the choice of its rows.
 */
export function Paging({ list, shown, hasFailed, total, leftOut, isOpen, onIntent, read }: PagingProps) {
  const { request, page, size, goTo } = list
  // Whoever has come to a later page by Next keeps the focus there while it is read.
  const isUnknown = hasFailed || (shown === undefined && page > 0)
  const isEnd = isLastPage(request, isUnknown ? Infinity : shown, total)
  // Unknown while there may be more rows.
  const last = isOpen || total === undefined ? undefined : Math.max(0, Math.ceil(total / size) - 1)
  const aboutToGoOn = () => onIntent?.(list.requestOf(page + 1))
  const to = (label: string, icon: ReactNode, next: number, disabled: boolean, intent?: object) => (
    <Button variant="icon" aria-label={label} disabled={disabled} onClick={() => goTo(next)} {...intent}>
      {icon}
    </Button>
  )
  return (
    <nav className="list-pages" aria-label="Pages" data-read={read}>
      {last !== undefined && Number(total) > pageSize && <PageChoice list={list} last={last} />}
      <span role="status">
        {shown !== undefined && pagingLabel(request, shown, total, isOpen)}
        {leftOut > 0 && ` · ${formatCount(leftOut)} unreadable`}
      </span>
      <span>
        {!!last && to('First page', <FirstIcon />, 0, page === 0)}
        {to('Previous page', <PreviousIcon />, page - 1, page === 0)}
        {to('Next page', <NextIcon />, page + 1, isEnd, { onPointerEnter: aboutToGoOn, onFocus: aboutToGoOn })}
        {!!last && to('Last page', <LastIcon />, last, isEnd)}
      </span>
    </nav>
  )
}

/** `shown` are the rows on this page. Without a total, or with `isOpen`, there may be more: "1-10 of 10+". */
export function pagingLabel(
  { start }: Pick<ListRequest, 'start'>,
  shown: number,
  total: number | undefined,
  isOpen = false,
): string {
  // The previous page's rows are shown until the next ones arrive; there may be more of them.
  const upTo = Math.min(start + shown, total ?? Infinity)
  const of = `${formatCount(total ?? upTo)}${isOpen || total === undefined ? '+' : ''}`
  return shown === 0 ? `0 of ${of}` : `${formatCount(start + 1)}-${formatCount(upTo)} of ${of}`
}
