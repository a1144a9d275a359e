import type { Task } from '../../contract/entities'
import { useRowChange } from '../../lists/changes/useRowChange'
import { Button } from '../../ui/Button'
import { actionFor, taskChanges } from './taskChanges'

/** Activates and deactivates a task; pressed (`aria-pressed`) while the task is active. */
export function TaskToggle({ task }: { task: Task }) {
  const { id, is_active } = task
  const { busy, change } = useRowChange(taskChanges, task)
  return (
    <span className="task-toggle">
      <Button
        aria-label={`Task ${id} is active`}
        title={is_active ? 'Deactivate' : 'Activate'}
        aria-pressed={is_active}
        loading={busy}
        onClick={() => change(actionFor(task))}
      >
        <i />
      </Button>
    </span>
  )
}
