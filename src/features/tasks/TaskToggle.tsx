import styled from '@emotion/styled'
import type { Task } from '../../contract/entities'
import { useRowChange } from '../../lists/changes/useRowChange'
import { Button } from '../../ui/Button'
import { actionFor, taskChanges } from './taskChanges'

/** Activates and deactivates a task; `aria-pressed` while it is active. */
export function TaskToggle({ task }: { task: Task }) {
  const { id, is_active } = task
  const { busy, change } = useRowChange(taskChanges, task)
  return (
    <Switch>
      <Button
        aria-label={`Task ${id} is active`}
        title={is_active ? 'Deactivate' : 'Activate'}
        aria-pressed={is_active}
        loading={busy}
        onClick={() => change(actionFor(task))}
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
    // Drawn with the border, because forced colours remove backgrounds.
    border: '7px solid var(--control)',
    borderRadius: 7,
    transition: 'transform 150ms',
  },
  '& [aria-pressed=true] i': { borderColor: 'var(--accent)', background: 'var(--accent)' },
  '& [aria-pressed=true] i::after': { borderColor: 'var(--onAccent)', transform: 'translateX(14px)' },
})
