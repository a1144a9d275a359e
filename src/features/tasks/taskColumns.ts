import type { Task } from '../../contract/entities'
import { activityLabels } from '../../config/business'
import type { Column } from '../../lists/table/Table'
import { typeLabel } from './taskType'

const nothing = () => null

/** What a task has, for sorting and for files; on the screen each task is a card. */
export const taskColumns: readonly Column<Task>[] = [
  { label: 'Id', cell: nothing, text: ({ id }) => id },
  { label: 'Points', cell: nothing, sort: 'points', text: ({ points }) => points ?? '' },
  { label: 'People', cell: nothing, sort: 'total_completed', text: ({ total_completed }) => total_completed ?? '' },
  { label: 'Type', cell: nothing, text: typeLabel },
  { label: 'Tag', cell: nothing, text: ({ tag }) => tag },
  { label: 'Instructions', cell: nothing, text: ({ instructions }) => instructions },
  {
    label: 'Status',
    cell: nothing,
    text: ({ is_active }) => (is_active ? activityLabels.active : activityLabels.inactive),
  },
]
