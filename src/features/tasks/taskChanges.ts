import { adminApi } from '../../api/adminApi'
import type { Task } from '../../api/contract/entities'
import { makeRowChanges } from '../../rowChanges/makeRowChanges'
import { rangeOf } from '../../ui/listParams'

type TaskAction = 'activate' | 'deactivate'

/** The most characters that a list searches for. */
const longestSearch = 200

export const actionFor = ({ is_active }: Task): TaskAction => (is_active ? 'deactivate' : 'activate')

/** Activating and deactivating tasks. */
export const taskChanges = makeRowChanges<Task, TaskAction>({
  name: 'tasks',
  noun: 'task',
  read: (request) => adminApi.endpoints.tasks.initiate(request, { forceRefetch: true, subscribe: false }),
  send: ({ id }) => adminApi.endpoints.toggleTask.initiate(id, { track: false }),
  allows: (task, action) => actionFor(task) === action,
  done: { activate: 'activated', deactivate: 'deactivated' },
  inverse: { activate: 'deactivate', deactivate: 'activate' },
  stateOf: ({ is_active }) => (is_active ? 'Active' : 'Inactive'),
  find: ({ instructions }) => ({ ...rangeOf(0), search: instructions.slice(0, longestSearch) }),
})
