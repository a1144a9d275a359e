import { useMemo } from 'react'
import { useCompact } from '../ui/media'
import { inlinePart } from '../ui/lazyPart'
import { readAt } from '../ui/readAt'
import { BulkActions } from './changes/BulkActions'
import { ListFailure } from './ListFailure'
import { ListRequestContext } from './listRequest'
import { ListRows } from './ListRows'
import { late } from './live/heldRows'
import { useHeldRows } from './live/useHeldRows'
import { Paging } from './Paging'
import { ReadingNote } from './ReadingNote'
import { leftOutIn } from './rows/sentRows'
import { useHiddenColumns } from './tools/columnChoice'
import { ListTools } from './tools/ListTools'
import { useSelection } from './table/useSelection'
import type { ListState } from './useListState'

// It comes with the code that hears of changes.
const ListNews = inlinePart(() => import(/* webpackChunkName: "events" */ './live/ListNews'), { room: 'line' })

interface ListViewProps<Row> {
  list: ListState<Row>
  /** Why a row cannot be selected, if there is another reason than its state. */
  whyNotSelectable?: (row: Row) => string | undefined
  /** The chain that the rows are from; else they are the server's. */
  from?: string | undefined
}

/** A list: tools, rows or what replaces them, paging, and the actions for selected rows. */
export function ListView<Row extends { id: string }>({ list, whyNotSelectable, from }: ListViewProps<Row>) {
  const { params, page, isFetching, tools } = list
  const { changes, columns, label, onlyFirst = false } = list.list
  const isCompact = useCompact()
  const { held, ...live } = useHeldRows(list)
  const selection = useSelection(changes?.bulk, held?.rows ?? page?.rows, params.request, whyNotSelectable)
  const hidden = useHiddenColumns(label)
  const visible = useMemo(
    () => columns?.filter(({ label: head }, index) => index === 0 || onlyFirst || !hidden.hidden.includes(head)),
    [columns, onlyFirst, hidden.hidden],
  )
  const { choose, chosen, request } = params
  const sorting = useMemo(
    () => ({ by: chosen.sort, choose: (by: string | undefined) => choose('sort', by) }),
    [chosen.sort, choose],
  )
  const shown = list.state === 'rows' ? (held?.rows ?? list.rows) : undefined
  const isUnknown = list.state === 'loading' || list.state === 'failed'
  const count = isUnknown ? undefined : (shown?.length ?? 0) + leftOutIn(page)
  return (
    <>
      <section className="list" aria-busy={isFetching}>
        {!onlyFirst && <ListTools {...{ list, rows: shown, sorting, selection, hidden, isCompact }} />}
        <ListFailure list={list} hasRows={!isUnknown} />
        <ListRequestContext value={request}>
          {held && late.holdRows && <ListNews {...held} {...live} />}
          <ListRows {...{ list, rows: shown, marks: held?.marks, columns: visible, isCompact, sorting, selection }} />
        </ListRequestContext>
        {!onlyFirst && (
          <Paging
            list={params}
            shown={count}
            hasFailed={list.state === 'failed'}
            total={list.total}
            leftOut={list.leftOut}
            isOpen={tools.progress !== undefined && tools.progress.state !== 'complete'}
            onIntent={list.prefetch}
            read={readAt(list.fulfilledTimeStamp, from)}
          />
        )}
        <ReadingNote isReading={isFetching && isUnknown} />
      </section>
      {changes && selection && <BulkActions bulk={changes.bulk} {...{ selection, list, shown }} />}
    </>
  )
}
