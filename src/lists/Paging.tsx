import styled from '@emotion/styled'
import { pageSize, type ListRequest } from '../contract/paging'
import { Button } from '../ui/Button'
import { NextIcon, PreviousIcon } from '../ui/icons'
import type { ListParams } from './listParams'
import { isLastPage } from './listState'

interface PagingProps {
  list: ListParams
  /** Rows on this page; undefined while unknown. */
  shown: number | undefined
  /** Rows in total; undefined when unknown. */
  total: number | undefined
  /** There may be more rows than `total`, because not all have been read. */
  isOpen?: boolean
  /** Called when Next is likely to be pressed, with the request of the next page. */
  onIntent?: ((request: ListRequest) => void) | undefined
}

/** "1-10 of N" with Previous and Next; without a total, Next is enabled while pages are full. */
export function Paging({ list, shown, total, isOpen = false, onIntent }: PagingProps) {
  const { start } = list.request
  const last = isLastPage(list.request, shown, total)
  const aboutToGoOn = () => onIntent?.(list.requestOf(list.page + 1))
  return (
    <Bar aria-label="Pages">
      <span role="status">{shown !== undefined && pagingLabel(start, shown, total, isOpen)}</span>
      <Button
        variant="icon"
        aria-label="Previous page"
        disabled={list.page === 0}
        onClick={() => list.goTo(list.page - 1)}
      >
        <PreviousIcon />
      </Button>
      <Button
        variant="icon"
        aria-label="Next page"
        disabled={last}
        onPointerEnter={aboutToGoOn}
        onFocus={aboutToGoOn}
        onClick={() => list.goTo(list.page + 1)}
      >
        <NextIcon />
      </Button>
    </Bar>
  )
}

/** `start` counts from 0, `shown` are the rows on this page. With `isOpen` the total may be higher: "1-10 of 10+". */
export function pagingLabel(start: number, shown: number, total: number | undefined, isOpen = false): string {
  // The previous page's rows are shown until the next ones arrive; there may be more of them.
  const end = Math.min(start + shown, total ?? Infinity)
  const of = total === undefined ? `${end}${shown === pageSize ? '+' : ''}` : `${total}${isOpen ? '+' : ''}`
  return shown === 0 ? `0 of ${of}` : `${start + 1}-${end} of ${of}`
}

const Bar = styled.nav({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 4,
  padding: '6px 12px',
  borderTop: '1px solid var(--border)',
  color: 'var(--quiet)',
  fontSize: 13,
  fontVariantNumeric: 'tabular-nums',
  '& span': { marginRight: 8 },
})
