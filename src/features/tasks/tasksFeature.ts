import { thumbnailsDomain } from '../../lists/thumbnails/thumbnailsDomain'
import { taskChanges } from './taskChanges'
import { TasksPage } from './TasksPage'
import { taskUploadMessages } from './taskUploadMessages'
import { taskUploadSaga } from './taskUploadSaga'
import { taskUploadSlice } from './taskUploadSlice'

const name = 'tasks'

export const feature = {
  name,
  Page: TasksPage,
  ...taskChanges.domain,
  parts: [{ name, slice: taskUploadSlice, saga: taskUploadSaga, messages: taskUploadMessages }, thumbnailsDomain],
}
