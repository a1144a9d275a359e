import styled from '@emotion/styled'
import { useEffect, type ReactNode } from 'react'
import { pageSize } from '../api/contract/paging'
import { EmptyState } from './EmptyState'
import type { ListParams } from './listParams'
import { useCompact } from './media'
import { Paging } from './Paging'
import { QueryFailure, type Failure } from './QueryFailure'
import { RowList, type RowListProps } from './RowList'

type Window<Row> = { rows: readonly Row[]; total: number | undefined } | undefined

/** The state of the query behind a table, as RTK Query's hooks give it. */
interface ListQuery<Row> {
  /** The window asked for. */
  currentData?: Window<Row>
  /** The window that arrived last, maybe an earlier one. */
  data?: Window<Row>
  isFetching: boolean
  refetch: () => unknown
}

interface DataTableProps<Row extends { id: string }> extends Omit<RowListProps<Row>, 'rows' | 'compact' | 'stale'> {
  query: ListQuery<Row>
  /** Why the window asked for could not be read. */
  failure: Failure | undefined
  list: ListParams
  /** Rows in all as another call counts them, for servers whose lists do not say. */
  countedElsewhere?: number | undefined
  /** Reads a window ahead, so that Next need not wait for the network. */
  prefetch?: (range: ListParams['request']) => void
  empty: string
  emptyHint?: string
  emptyAction?: ReactNode
}

/** A list: loading, empty, failed or rows; a table on wide screens, cards on compact ones; paging below. */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { query, failure, list, countedElsewhere, prefetch, empty, emptyHint, emptyAction, ...rowsProps } = props
  const { currentData, data, isFetching, refetch } = query
  const compact = useCompact()
  // Earlier rows stay until the next ones arrive, but never in the place of rows that could not be read.
  const shown = currentData ?? (isFetching ? data : undefined)
  const total = shown?.total ?? countedElsewhere
  useStepBack(list, currentData?.rows.length === 0 && !isFetching, total)

  return (
    <Frame aria-busy={isFetching}>
      {failure && !isFetching && (
        <QueryFailure
          failure={failure}
          safe={shown ? 'The rows below are from before.' : 'Nothing was changed.'}
          retry={() => void refetch()}
        />
      )}
      {shown?.rows.length === 0 && <EmptyState title={empty} hint={emptyHint} action={emptyAction} />}
      {shown?.rows.length !== 0 && (shown ?? isFetching) && (
        <RowList {...rowsProps} rows={shown?.rows} compact={compact} stale={isFetching && !currentData} />
      )}
      <Paging list={list} shown={shown?.rows.length} total={total} onIntent={prefetch} />
      <span className="visually-hidden" role="status">
        {isFetching && !shown ? 'Loading...' : ''}
      </span>
    </Frame>
  )
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
  border: '1px solid var(--border)',
  borderRadius: 8,
  background: 'var(--surface)',
  overflow: 'hidden',
})
