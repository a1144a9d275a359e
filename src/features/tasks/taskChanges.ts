import { adminApi } from '../../api/adminApi'
import { activeLabel } from '../../config/activeStatus'
import type { Task } from '../../contract/entities'
import { activation, type Activation } from '../../lists/changes/activation'
import { defineChanges } from '../../lists/changes/defineChanges'

/** What lists and changes need to know of a task. */
export const taskRows = {
  name: 'tasks',
  noun: 'task',
  endpoint: adminApi.endpoints.tasks,
  nameOf: ({ id }: Task) => `task ${id}`,
  textOf: ({ instructions }: Task) => instructions,
}

/** Activating and deactivating tasks. */
export const taskChanges = defineChanges<Task, Activation>({
  ...taskRows,
  ...activation,
  send: ({ id }) => adminApi.endpoints.toggleTask.initiate(id, { track: false }),
  stateOf: activeLabel,
})
