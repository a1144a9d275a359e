import { activeLabel } from '../../config/activeStatus'
import type { Task } from '../../contract/entities'
import type { Field } from '../../lists/table/columns'
import { typeLabel } from './taskType'

/** The fields of a task for sorting and exports; the screen shows cards. */
export const taskFields: readonly Field<Task>[] = [
  { label: 'Id', text: ({ id }) => id },
  { label: 'Points', sort: 'points', text: ({ points }) => points ?? '' },
  { label: 'People', sort: 'total_completed', text: ({ total_completed }) => total_completed ?? '' },
  { label: 'Type', text: typeLabel },
  { label: 'Tag', text: ({ tag }) => tag },
  { label: 'Instructions', text: ({ instructions }) => instructions },
  { label: 'Status', text: activeLabel },
]
