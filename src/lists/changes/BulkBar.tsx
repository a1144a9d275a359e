import { useEffect, type ReactNode } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { keepFoot } from '../../ui/keepFoot'
import { useSaid } from '../../ui/messages/useSaid'
import { requestOfEach } from '../rows/allRows'
import type { OnRows } from '../rows/readWindows'
import type { Selection } from '../table/Selection'
import type { ListState } from '../useListState'
import type { BulkChanges, Seen } from './bulk'
import { BulkChoices } from './BulkChoices'
import { BulkDialog } from './BulkDialog'
import { mayTryAgain } from './staying'

export interface BulkParts<Row extends { id: string }> {
  bulk: BulkChanges<Row>
  selection: Selection<Row>
  list: ListState<Row>
  /** The rows of the page as they are shown; undefined while they load. */
  shown: readonly Row[] | undefined
}

interface BulkBarProps {
  /** Hands over the parts; a component that is loaded later cannot be generic, so it does not know the type of the rows. */
  parts: (show: <Row extends { id: string }>(parts: BulkParts<Row>) => ReactNode) => ReactNode
}

/**
 * The actions for the selected rows, each with the number of rows it applies to, and the dialog with the progress: in one chunk,
 * so that nothing is sent before the dialog has loaded.
 */
export default function BulkBar({ parts }: BulkBarProps) {
  useEffect(() => keepFoot(document.querySelector<HTMLElement>('[aria-label="Selected rows"]')), [])
  return parts((given) => <Bar {...given} />)
}

function Bar<Row extends { id: string }>({ bulk, selection, list, shown = [] }: BulkParts<Row>) {
  const { rows, ids, whyNot, choose, clear } = selection
  const { params, total, hasNext, tools } = list
  const dispatch = useDispatch()
  const running = useSelector(bulk.selectBulk)
  // The rows of a change stay selected until its dialog is closed, and then those that it did not reach or that were refused.
  const left = new Set(running?.items.filter((item) => !mayTryAgain(item)).map(({ id }) => id))
  const staying = rows.filter((row) => !left.has(row.id) && whyNot(row) === undefined)
  const keep = (kept: readonly Row[]) => {
    if (kept.length === 0) return clear()
    const keptIds = new Set(kept.map(({ id }) => id))
    choose(
      [...ids].filter((id) => !keptIds.has(id)),
      false,
    )
  }
  const choices = bulk.actions.map(({ verb, allows, fetchQuestion, ask }) => {
    const fit = rows.filter(allows)
    const changeFit = (seenOf?: (row: Row) => Seen) => () => {
      keep(fit)
      dispatch(ask(fit, (row) => selection.requestOf(row) ?? params.request, seenOf))
    }
    const askFirst =
      fetchQuestion &&
      (async () => {
        const { questionOf, seenOf } = await fetchQuestion()
        return { question: questionOf(fit), begin: changeFit(seenOf) }
      })
    return { verb, count: fit.length, askFirst, begin: changeFit() }
  })
  const count = rows.length
  // Not by a status of the bar, which would come together with its first text.
  useSaid(count > 0 ? `${count} selected` : undefined)
  // All of this page that can be is selected, but no more rows than it has, and there are other pages.
  const isMore =
    rows.length <= shown.length &&
    (hasNext || params.page > 0) &&
    shown.every((row) => ids.has(row.id) || whyNot(row) !== undefined)
  return (
    <>
      {rows.length > 0 && (
        <BulkChoices
          // With other filters, what is being read for the earlier ones is not wanted any more.
          key={JSON.stringify({ ...params.request, start: 0, end: 0 })}
          choices={choices}
          isRunning={running !== null}
          isMore={isMore}
          // While the list is being searched there may be more.
          total={tools.progress && tools.progress.state !== 'complete' ? undefined : total}
          narrowed={params.narrowed}
          chooseAll={async (limit, onProgress, signal) => {
            const fitting = (read: readonly Row[]) => read.filter((row) => whyNot(row) === undefined)
            const reached = { isEnough: false }
            const onRead: OnRows<Row> = (read, of, readRows) => {
              onProgress(read, of)
              // Of rows that are searched in the browser any may still match.
              reached.isEnough = !tools.progress && fitting(readRows).length >= limit && read !== of
            }
            const ends = {
              get aborted() {
                return signal.aborted || reached.isEnough
              },
            }
            const all = await tools.readAll(onRead, ends)
            const fit = fitting(all.rows)
            if (!signal.aborted) selection.chooseAll({ rows: fit.slice(0, limit), requestOf: requestOfEach(all) })
            return reached.isEnough || fit.length > limit
          }}
        />
      )}
      {running && (
        <BulkDialog
          bulk={running}
          // Others may be selected since.
          staying={staying.filter(({ id }) => running.items.some((item) => item.id === id)).length}
          undoOf={bulk.undo}
          onSeen={(isSeen) => dispatch(bulk.seen(isSeen))}
          onStop={() => dispatch(bulk.stop())}
          onUndo={(undo) => {
            keep(staying)
            dispatch(undo)
          }}
          onClose={(end) => {
            keep(staying)
            dispatch(bulk.close(end))
          }}
        />
      )}
    </>
  )
}
