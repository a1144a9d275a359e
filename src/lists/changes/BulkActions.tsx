import { useDispatch, useSelector } from 'react-redux'
import { Button } from '../../ui/Button'
import { inlinePart, overlayPart } from '../../ui/lazyPart'
import { FloatingBar } from '../FloatingBar'
import type { Selection } from '../table/Selection'
import type { ListState } from '../useListState'
import type { BulkChanges, BulkEnd } from './bulk'

const BulkChoices = inlinePart(() => import(/* webpackChunkName: "bulk" */ './BulkChoices'), { room: 'line' })
const BulkDialog = overlayPart(() => import(/* webpackChunkName: "bulk" */ './BulkDialog'))

interface BulkActionsProps<Row extends { id: string }> {
  bulk: BulkChanges<Row>
  selection: Selection<Row>
  list: ListState<Row>
}

/** The actions for the selected rows, each with the number of rows it applies to, and then the progress. */
export function BulkActions<Row extends { id: string }>({ bulk, selection, list }: BulkActionsProps<Row>) {
  const { rows, ids, whyNot, clear } = selection
  const { params, page, total, hasNext, tools } = list
  const dispatch = useDispatch()
  const running = useSelector(bulk.selectBulk)
  const choices = bulk.actions.map(({ verb, allows, questionOf, ask }) => {
    const fit = rows.filter(allows)
    const begin = () => {
      dispatch(ask(fit, (row) => selection.requestOf(row) ?? params.request))
      clear()
    }
    return { verb, count: fit.length, question: questionOf?.(fit), begin }
  })
  const shown = page?.rows ?? []
  // Rows of other pages are among them already, or all of this page are and there are others.
  const isMore =
    rows.length <= shown.length &&
    (hasNext || params.page > 0) &&
    shown.every((row) => ids.has(row.id) || whyNot(row) !== undefined)
  return (
    <>
      {rows.length > 0 && (
        <FloatingBar role="group" aria-label="Selected rows">
          <strong role="status">{rows.length} selected</strong>
          {/* With the dialog that shows the progress, so that nothing is sent before that has loaded. */}
          <BulkChoices
            choices={choices}
            isRunning={running !== null}
            isMore={isMore}
            // While the list is being searched there may be more.
            total={tools.progress && tools.progress.state !== 'complete' ? undefined : total}
            narrowed={params.narrowed}
            chooseAll={async (limit, onProgress, signal, isStopped) => {
              const { requestOf, rows: all } = await tools.readAll(onProgress, signal)
              const fit = all.filter((row) => whyNot(row) === undefined)
              if (!isStopped()) selection.chooseAll({ rows: fit.slice(0, limit), requestOf })
              return fit.length
            }}
          />
          <Button onClick={clear}>Clear selection</Button>
        </FloatingBar>
      )}
      {running && (
        <BulkDialog
          bulk={running}
          undoOf={bulk.undo}
          onSeen={(isSeen) => dispatch(bulk.seen(isSeen))}
          onStop={() => dispatch(bulk.stop())}
          onUndo={dispatch}
          onClose={(end?: BulkEnd) => dispatch(bulk.close(end))}
        />
      )}
    </>
  )
}
