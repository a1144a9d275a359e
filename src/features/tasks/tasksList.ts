import { activeLabels } from '../../config/statusWords'
import { listOffers } from '../../contract/paging'
import { defineList } from '../../lists/defineList'
import { decimalKey, hasActiveStatus } from '../../lists/rows/narrowing'
import { taskChanges, taskRows } from './taskChanges'
import { taskFields } from './taskFields'
import { TaskGrid } from './TaskGrid'

export const tasksList = defineList({
  ...taskRows,
  label: 'Tasks',
  offers: listOffers.tasks,
  search: 'search by instructions',
  statuses: activeLabels,
  fits: hasActiveStatus,
  sortKeys: {
    points: ({ points }) => decimalKey(points),
    total_completed: ({ total_completed }) => decimalKey(total_completed),
  },
  view: TaskGrid,
  fields: taskFields,
  changes: taskChanges,
  empty: {
    title: 'No Task Available',
    hint: 'Upload the first one: a video with instructions.',
    noMatch: 'No task found',
  },
})
