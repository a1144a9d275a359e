import styled from '@emotion/styled'
import { useEffect, useEffectEvent, useMemo, type ReactNode } from 'react'
import { pageSize, type ListRequest } from '../contract/paging'
import { Button } from '../ui/Button'
import { useHiddenColumns } from './tools/columnChoice'
import { EmptyState } from '../ui/EmptyState'
import type { ReadAll } from './tools/ListMenu'
import type { ListParams } from './listParams'
import { ListRequestContext } from './listRequest'
import { ListTools, type ListToolsProps } from './tools/ListTools'
import { useCompact } from '../ui/media'
import { isLastPage, Paging } from './Paging'
import { QueryFailure, type Failure } from '../ui/QueryFailure'
import { ReadingNote } from './ReadingNote'
import { RowList, type RowListProps } from './table/Table'

type Window<Row> = { rows: readonly Row[]; total: number | undefined } | undefined

/** The state of the query behind a table, as RTK Query's hooks give it. */
export interface ListQuery<Row> {
  /** The window asked for. */
  currentData?: Window<Row>
  /** The window that arrived last, maybe an earlier one. */
  data?: Window<Row>
  isFetching: boolean
  refetch: () => unknown
}

interface DataTableProps<Row extends { id: string }>
  extends Omit<RowListProps<Row>, 'rows' | 'compact' | 'stale' | 'sorting' | 'card'>, ListToolsProps {
  /** A row on a compact screen; needless where `body` stands in the place of the table. */
  card?: RowListProps<Row>['card']
  query: ListQuery<Row>
  /** Why the window asked for could not be read. */
  failure: Failure | undefined
  /** Reads all rows for an export; no menu of columns and export when left out. */
  readAll?: ReadAll<Row>
  /** Rows in all as another call counts them, for servers whose lists do not say. */
  countedElsewhere?: number | undefined
  /** Reads a window ahead, so that Next need not wait for the network. */
  prefetch?: (request: ListRequest) => void
  empty: string
  emptyHint?: string
  emptyAction?: ReactNode
  /** Said instead when search or filters leave no row. */
  noMatch?: string
  /** Only the first rows are shown, and no way to the others. */
  unpaged?: boolean
  /** What stands in the place of table and cards. */
  body?: (rows: readonly Row[] | undefined, stale: boolean) => ReactNode
}

const nothing = () => null

/** A list: loading, empty, without a match, failed or rows; a table on wide screens, cards on compact ones; paging below. */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { query, failure, list, countedElsewhere, body, readAll, unpaged = false, ...rest } = props
  const { search, searchDisabled, onType, statuses, filters, reading, columns, ...others } = rest
  const { empty, emptyHint, emptyAction, noMatch = empty, prefetch: readAhead, card = nothing, ...rowsProps } = others
  // Where rows are searched here, the next ones are here too.
  const prefetch = reading || unpaged ? undefined : readAhead
  const { currentData, data, isFetching, refetch } = query
  const compact = useCompact()
  // Earlier rows stay until the next ones arrive, but never in the place of rows that could not be read.
  // That there are none is said only of what was asked for, and on the first page.
  const earlier = isFetching && data?.rows.length ? data : undefined
  const isGone = currentData?.rows.length === 0 && list.page > 0
  const shown = isGone ? undefined : (currentData ?? earlier)
  const counted = (currentData ?? earlier)?.total ?? (list.narrowed ? undefined : countedElsewhere)
  const seen = currentData?.rows.length ? list.request.start + currentData.rows.length : 0
  // Fewer than are seen there cannot be, whoever has counted them.
  const total = counted !== undefined && counted >= seen ? counted : undefined
  const stale = isFetching && !currentData
  useStepBack(list, isGone && !isFetching, total)
  // Rows that are looked through here are all known only when the last one is.
  const isOpen = reading !== undefined && reading.state !== 'complete'
  const hasNext = currentData !== undefined && !isLastPage(list, currentData.rows.length, total)
  useReadAhead(hasNext ? prefetch : undefined, list)
  const { hidden, show } = useHiddenColumns(rowsProps.label)
  const hasMenu = readAll !== undefined
  const visible = useMemo(
    () => columns.filter(({ label }, index) => index === 0 || !hasMenu || !hidden.includes(label)),
    [columns, hasMenu, hidden],
  )
  const asCards = compact || body !== undefined
  const menu = readAll && {
    name: rowsProps.label,
    columns,
    choosable: !asCards,
    hidden,
    show,
    rows: shown?.rows,
    readAll,
  }
  const { page, requestOf, chosen, choose } = list
  const request = useMemo(() => requestOf(page), [requestOf, page])
  const sorting = useMemo(
    () => ({ by: chosen.sort, choose: (by: string | undefined) => choose('sort', by) }),
    [chosen.sort, choose],
  )

  return (
    <Frame aria-busy={isFetching}>
      {(search ?? statuses ?? filters ?? menu) !== undefined && (
        <ListTools
          {...{ list, search, searchDisabled, onType, statuses, filters, reading, menu }}
          cards={asCards ? { columns, sorting, rows: shown?.rows, selection: rowsProps.selection } : undefined}
        />
      )}
      {failure && !isFetching && (
        <QueryFailure
          failure={failure}
          stillShown={shown && 'The rows below are from before.'}
          retry={() => void refetch()}
        />
      )}
      {shown?.rows.length === 0 &&
        (reading && isOpen ? (
          <EmptyState
            title={`No match in the ${reading.read} rows searched so far`}
            hint="There are more rows that were not looked through."
          />
        ) : list.narrowed ? (
          <EmptyState
            title={noMatch}
            hint="Nothing matches what the list is narrowed to."
            action={<Button onClick={list.clear}>Show all rows</Button>}
          />
        ) : (
          <EmptyState title={empty} hint={emptyHint} action={emptyAction} />
        ))}
      {shown?.rows.length !== 0 &&
        (shown ?? (isFetching || isGone)) &&
        (body?.(shown?.rows, stale) ?? (
          <ListRequestContext value={request}>
            <RowList
              {...rowsProps}
              card={card}
              columns={visible}
              rows={shown?.rows}
              compact={compact}
              stale={stale}
              sorting={sorting}
            />
          </ListRequestContext>
        ))}
      {!unpaged && <Paging list={list} shown={shown?.rows.length} total={total} isOpen={isOpen} onIntent={prefetch} />}
      <ReadingNote isReading={isFetching && !shown} />
    </Frame>
  )
}

/** Reads the next window as soon as the browser has nothing better to do; offline it would only fail. */
function useReadAhead(prefetch: ((request: ListRequest) => void) | undefined, { page, requestOf }: ListParams) {
  const read = useEffectEvent(() => {
    if (navigator.onLine) prefetch?.(requestOf(page + 1))
  })
  const wanted = prefetch !== undefined
  useEffect(() => {
    if (!wanted || !('requestIdleCallback' in window)) return
    const idle = window.requestIdleCallback(() => read())
    return () => window.cancelIdleCallback(idle)
  }, [wanted, page, requestOf])
}

/** When the last row of the last page has gone, the page before it is the last. */
function useStepBack({ page, goTo }: ListParams, isEmpty: boolean, total: number | undefined) {
  useEffect(() => {
    if (!isEmpty || page === 0) return
    const last = total === undefined ? page - 1 : Math.max(0, Math.ceil(total / pageSize) - 1)
    goTo(Math.min(last, page - 1), { replace: true })
  }, [isEmpty, page, total, goTo])
}

const Frame = styled.section({
  position: 'relative',
  border: '1px solid var(--border)',
  borderRadius: 8,
  background: 'var(--surface)',
  overflow: 'hidden',
})
