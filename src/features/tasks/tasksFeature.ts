import { taskChanges } from './taskChanges'
import { TasksPage } from './TasksPage'

export const feature = { name: 'tasks', Page: TasksPage, ...taskChanges.domain }
