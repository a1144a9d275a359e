import { adminApi } from '../../api/adminApi'
import type { Task } from '../../contract/entities'
import { rowApi } from '../../api/rowApi'
import { makeRowChanges } from '../../lists/changes/makeRowChanges'

type TaskAction = 'activate' | 'deactivate'

export const actionFor = ({ is_active }: Task): TaskAction => (is_active ? 'deactivate' : 'activate')

/** Activating and deactivating tasks. */
export const taskChanges = makeRowChanges<Task, TaskAction>({
  name: 'tasks',
  noun: 'task',
  read: (request) => adminApi.endpoints.tasks.initiate(request, { forceRefetch: true, subscribe: false }),
  find: (ref) => rowApi.endpoints.task.initiate(ref, { forceRefetch: true, subscribe: false }),
  textOf: ({ instructions }) => instructions,
  send: ({ id }) => adminApi.endpoints.toggleTask.initiate(id, { track: false }),
  allows: (task, action) => actionFor(task) === action,
  done: { activate: 'activated', deactivate: 'deactivated' },
  inverse: { activate: 'deactivate', deactivate: 'activate' },
  stateOf: ({ is_active }) => (is_active ? 'Active' : 'Inactive'),
})
