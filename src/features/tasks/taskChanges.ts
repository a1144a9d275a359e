import { adminApi } from '../../api/adminApi'
import { activeLabel } from '../../config/activeStatus'
import type { Task } from '../../contract/entities'
import { defineChanges } from '../../lists/changes/defineChanges'

type TaskAction = 'activate' | 'deactivate'

export const actionFor = ({ is_active }: Task): TaskAction => (is_active ? 'deactivate' : 'activate')

/** What lists and changes need to know of a task. */
export const taskRows = {
  name: 'tasks',
  noun: 'task',
  endpoint: adminApi.endpoints.tasks,
  nameOf: ({ id }: Task) => `task ${id}`,
  textOf: ({ instructions }: Task) => instructions,
}

/** Activating and deactivating tasks. */
export const taskChanges = defineChanges<Task, TaskAction>({
  ...taskRows,
  send: ({ id }) => adminApi.endpoints.toggleTask.initiate(id, { track: false }),
  allows: (task, action) => actionFor(task) === action,
  done: { activate: 'activated', deactivate: 'deactivated' },
  inverse: { activate: 'deactivate', deactivate: 'activate' },
  stateOf: activeLabel,
  verbs: { activate: 'Activate', deactivate: 'Deactivate' },
})
