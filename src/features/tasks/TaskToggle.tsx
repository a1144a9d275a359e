import type { Task } from '../../contract/entities'
import { activation, activationOf } from '../../lists/changes/activation'
import { useRowChange } from '../../lists/changes/useRowChange'
import { Button } from '../../ui/Button'
import { pressed } from '../../ui/pressed'
import { taskChanges } from './taskChanges'

/** Activates and deactivates a task; pressed (`aria-pressed`) while the task is active. */
export function TaskToggle({ task }: { task: Task }) {
  const { id, is_active } = task
  const { busy, change } = useRowChange(taskChanges, task)
  const action = activationOf(task)
  return (
    <span className="task-toggle">
      <Button
        aria-label={`Task ${id} is active`}
        title={activation.verbs[action]}
        aria-pressed={is_active}
        loading={busy}
        {...pressed(() => change(action))}
      >
        <i />
      </Button>
    </span>
  )
}
