import { useDispatch, useSelector } from 'react-redux'
import type { ListRequest } from '../../contract/paging'
import { Button } from '../../ui/Button'
import { overlayPart, notifyMissing } from '../../ui/lazyPart'
import { FloatingBar } from '../FloatingBar'
import type { Selection } from '../table/Selection'
import type { BulkChanges } from './bulk'

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
  const begin = async ({ ask }: BulkChanges<Row>['actions'][number], fit: readonly Row[]) => {
    // Nothing is sent before the dialog that shows the progress has loaded.
    if (!(await BulkDialog.preload())) return notifyMissing()
    dispatch(ask(fit, request))
    clear()
  }
  return (
    <>
      {rows.length > 0 && (
        <FloatingBar role="group" aria-label="Selected rows">
          <strong role="status">{rows.length} selected</strong>
          {bulk.actions.map((action) => {
            const fit = rows.filter(action.allows)
            return (
              <Button
                key={action.verb}
                variant="outlined"
                disabled={fit.length === 0 || running !== null}
                onClick={() => void begin(action, fit)}
              >
                {`${action.verb} ${fit.length}`}
              </Button>
            )
          })}
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
