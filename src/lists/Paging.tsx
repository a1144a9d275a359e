import styled from '@emotion/styled'
import { pageSize, type ListRequest } from '../contract/paging'
import { Button } from '../ui/Button'
import { NextIcon, PreviousIcon } from '../ui/icons'
import type { ListParams } from './listParams'
import { isLastPage } from './listState'

interface PagingProps {
  list: ListParams
  /** Rows that this page has; undefined while nobody knows. */
  shown: number | undefined
  /** Rows in all; undefined when nobody knows. */
  total: number | undefined
  /** There may be more rows than `total`, because not all were read. */
  isOpen?: boolean
  /** Called when somebody is about to go on, with the request of the next page. */
  onIntent?: ((request: ListRequest) => void) | undefined
}

/** "1-10 of N" with the ways to the pages beside it; without a total, Next stays open while full pages come. */
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

/** `start` from 0; `shown` rows on this page; `total` undefined when unknown, or `isOpen` upwards: "1-10 of 10+". */
export function pagingLabel(start: number, shown: number, total: number | undefined, isOpen = false): string {
  // The rows of the page before stay until the next ones arrive; there may be more of them.
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
