import { useDispatch, useSelector } from 'react-redux'
import type { ListRequest } from '../../contract/paging'
import { Button } from '../../ui/Button'
import { inlinePart, overlayPart } from '../../ui/lazyPart'
import { FloatingBar } from '../FloatingBar'
import type { Selection } from '../table/Selection'
import type { BulkChanges } from './bulk'

const BulkChoices = inlinePart(() => import(/* webpackChunkName: "bulk" */ './BulkChoices'), { room: 'line' })
const BulkDialog = overlayPart(() => import(/* webpackChunkName: "bulk" */ './BulkDialog'))

interface BulkActionsProps<Row extends { id: string }> {
  bulk: BulkChanges<Row>
  selection: Selection<Row>
  /** The window of the list that contains all selected rows. */
  request: ListRequest
}

/** The actions for the selected rows, each with the number of rows it applies to, and then the progress. */
export function BulkActions<Row extends { id: string }>({ bulk, selection, request }: BulkActionsProps<Row>) {
  const { rows, clear } = selection
  const dispatch = useDispatch()
  const running = useSelector(bulk.selectBulk)
  const choices = bulk.actions.map(({ verb, allows, questionOf, ask }) => {
    const fit = rows.filter(allows)
    const begin = () => {
      dispatch(ask(fit, request))
      clear()
    }
    return { verb, count: fit.length, question: questionOf?.(fit), begin }
  })
  return (
    <>
      {rows.length > 0 && (
        <FloatingBar role="group" aria-label="Selected rows">
          <strong role="status">{rows.length} selected</strong>
          {/* With the dialog that shows the progress, so that nothing is sent before that has loaded. */}
          <BulkChoices choices={choices} isRunning={running !== null} />
          <Button onClick={clear}>Clear selection</Button>
        </FloatingBar>
      )}
      {running && (
        <BulkDialog
          bulk={running}
          onStop={() => dispatch(bulk.stop())}
          onUndo={() => dispatch(bulk.undo())}
          onClose={() => dispatch(bulk.close())}
        />
      )}
    </>
  )
}
