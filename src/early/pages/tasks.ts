import { TasksPage } from '../../features/tasks/TasksPage'
import { drawEarly } from '../drawEarly'

void drawEarly(TasksPage)
