import styled from '@emotion/styled'
import { useDispatch, useSelector } from 'react-redux'
import type { Task } from '../../contract/entities'
import { listOffers } from '../../contract/paging'
import { Button } from '../../ui/Button'
import { useListParams } from '../../ui/listParams'
import { actionFor, taskChanges } from './taskChanges'

/** Switches a task on and off; pressed while it is on. */
export function TaskToggle({ task }: { task: Task }) {
  const { id, is_active } = task
  const dispatch = useDispatch()
  const busy = useSelector(taskChanges.selectBusy).includes(id)
  const { request } = useListParams(listOffers.tasks)
  const toggle = () =>
    dispatch(taskChanges.changeRequested({ id, text: task.instructions, action: actionFor(task), request }))
  return (
    <Switch>
      <Button
        aria-label={`Task ${id} is active`}
        title={is_active ? 'Deactivate' : 'Activate'}
        aria-pressed={is_active}
        loading={busy}
        onClick={toggle}
      >
        <i />
      </Button>
    </Switch>
  )
}

const Switch = styled.span({
  '& button': { padding: '0 6px' },
  '& i': { width: 34, height: 20, padding: 2, border: '1px solid var(--control)', borderRadius: 10 },
  '& i::after': {
    content: '""',
    display: 'block',
    width: 14,
    // All border, because forced colours leave no background.
    border: '7px solid var(--control)',
    borderRadius: 7,
    transition: 'transform 150ms',
  },
  '& [aria-pressed=true] i': { borderColor: 'var(--accent)', background: 'var(--accent)' },
  '& [aria-pressed=true] i::after': { borderColor: 'var(--onAccent)', transform: 'translateX(14px)' },
})
