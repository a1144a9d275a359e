import styled from '@emotion/styled'
import { useDispatch, useSelector } from 'react-redux'
import type { ListRequest } from '../../contract/paging'
import { Button } from '../../ui/Button'
import { overlayPart, tellMissing } from '../../ui/lazyPart'
import type { RowChanges } from './makeRowChanges'

const BulkDialog = overlayPart(() => import(/* webpackChunkName: "bulk" */ './BulkDialog'))

interface BulkActionsProps<Row extends { id: string }, Action extends string> {
  changes: RowChanges<Row, Action>
  /** The chosen rows, all of them in the window of `request`. */
  rows: readonly Row[]
  nameOf: (row: Row) => string
  request: ListRequest
  /** The actions that many rows can have at once, with their verbs. */
  verbs: Readonly<Partial<Record<Action, string>>>
  clear: () => void
}

/** What can be done with the rows that are chosen; each verb says how many of them it is for. Then: how it goes on. */
export function BulkActions<Row extends { id: string }, Action extends string>(props: BulkActionsProps<Row, Action>) {
  const { changes, rows, nameOf, request, verbs, clear } = props
  const dispatch = useDispatch()
  const bulk = useSelector(changes.selectBulk)
  const actions = changes.actions.flatMap((action) => {
    const verb = verbs[action]
    return verb ? [{ action, verb, fit: rows.filter((row) => changes.kind.allows(row, action)) }] : []
  })
  const begin = async (action: Action, fit: readonly Row[]) => {
    // Nothing is sent that nobody could see the end of.
    if (!(await BulkDialog.preload())) return tellMissing()
    const asked = fit.map((row) => ({ id: row.id, text: changes.kind.textOf(row), action, request }))
    dispatch(changes.bulkRequested({ changes: asked, names: fit.map(nameOf) }))
    clear()
  }
  return (
    <>
      {rows.length > 0 && (
        <Bar role="group" aria-label="Selected rows">
          <strong role="status">{rows.length} selected</strong>
          {actions.map(({ action, verb, fit }) => (
            <Button
              key={action}
              look="outlined"
              disabled={fit.length === 0 || bulk !== null}
              onClick={() => void begin(action, fit)}
            >
              {`${verb} ${fit.length}`}
            </Button>
          ))}
          <Button onClick={clear}>Clear selection</Button>
        </Bar>
      )}
      {bulk && (
        <BulkDialog
          bulk={bulk}
          onStop={() => dispatch(changes.bulkStopRequested())}
          onClose={() => dispatch(changes.bulkClosed())}
        />
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
