import { activityLabels } from '../../config/statusWords'
import type { Task } from '../../contract/entities'
import type { Field } from '../../lists/table/columns'
import { typeLabel } from './taskType'

/** What a task has, for sorting and for files; on the screen each task is a card. */
export const taskFields: readonly Field<Task>[] = [
  { label: 'Id', text: ({ id }) => id },
  { label: 'Points', sort: 'points', text: ({ points }) => points ?? '' },
  { label: 'People', sort: 'total_completed', text: ({ total_completed }) => total_completed ?? '' },
  { label: 'Type', text: typeLabel },
  { label: 'Tag', text: ({ tag }) => tag },
  { label: 'Instructions', text: ({ instructions }) => instructions },
  { label: 'Status', text: ({ is_active }) => (is_active ? activityLabels.active : activityLabels.inactive) },
]
