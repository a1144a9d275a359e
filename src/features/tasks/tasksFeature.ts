import { taskChanges } from './taskChanges'
import { TasksPage } from './TasksPage'

/** What the application adds when somebody opens the tasks. */
export const feature = { name: 'tasks', Page: TasksPage, ...taskChanges.domain }
