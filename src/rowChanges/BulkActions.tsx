import styled from '@emotion/styled'
import { lazy, Suspense } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { ListRequest } from '../api/contract/paging'
import { Button } from '../ui/Button'
import type { RowChanges } from './makeRowChanges'

const BulkDialog = lazy(() => import(/* webpackChunkName: "bulk" */ './BulkDialog'))

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
  const begin = (action: Action, fit: readonly Row[]) => {
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
              onClick={() => begin(action, fit)}
            >
              {`${verb} ${fit.length}`}
            </Button>
          ))}
          <Button onClick={clear}>Clear selection</Button>
        </Bar>
      )}
      {bulk && (
        <Suspense>
          <BulkDialog
            bulk={bulk}
            onStop={() => dispatch(changes.bulkStopRequested())}
            onClose={() => dispatch(changes.bulkClosed())}
          />
        </Suspense>
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
