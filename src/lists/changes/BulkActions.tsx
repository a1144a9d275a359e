import styled from '@emotion/styled'
import { useDispatch, useSelector } from 'react-redux'
import type { ListRequest } from '../../contract/paging'
import { Button } from '../../ui/Button'
import { overlayPart, tellMissing } from '../../ui/lazyPart'
import type { Selection } from '../table/Selection'
import type { BulkChanges } from './bulk'

const BulkDialog = overlayPart(() => import(/* webpackChunkName: "bulk" */ './BulkDialog'))

interface BulkActionsProps<Row extends { id: string }> {
  bulk: BulkChanges<Row>
  selection: Selection<Row>
  /** The window that all the chosen rows are in. */
  request: ListRequest
}

/** What can be done with the rows that are chosen; each verb says how many of them it is for. Then: how it goes on. */
export function BulkActions<Row extends { id: string }>({ bulk, selection, request }: BulkActionsProps<Row>) {
  const { rows, clear } = selection
  const dispatch = useDispatch()
  const running = useSelector(bulk.selectBulk)
  const begin = async ({ ask }: BulkChanges<Row>['actions'][number], fit: readonly Row[]) => {
    // Nothing is sent that nobody could see the end of.
    if (!(await BulkDialog.preload())) return tellMissing()
    dispatch(ask(fit, request))
    clear()
  }
  return (
    <>
      {rows.length > 0 && (
        <Bar role="group" aria-label="Selected rows">
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
        </Bar>
      )}
      {running && (
        <BulkDialog bulk={running} onStop={() => dispatch(bulk.stop())} onClose={() => dispatch(bulk.close())} />
      )}
    </>
  )
}

const Bar = styled.div({
  position: 'sticky',
  zIndex: 5,
  bottom: 12,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'center',
  alignSelf: 'center',
  padding: '8px 16px',
  border: '1px solid var(--accent)',
  borderRadius: 8,
  background: 'var(--surface)',
})
