import { useState } from 'react'
import { adminApi, useTasksQuery } from '../../api/adminApi'
import type { Task } from '../../contract/entities'
import { listOffers } from '../../contract/paging'
import { failureOf } from '../../api/errors'
import { useListQuery } from '../../lists/useList'
import type { SortKeys } from '../../lists/rows/localWindow'
import { decimalKey, isOfActivity } from '../../lists/rows/narrowing'
import { activityLabels } from '../../config/business'
import { Button } from '../../ui/Button'
import { DataTable } from '../../lists/ListView'
import { overlayPart } from '../../ui/lazyPart'
import { useListParams } from '../../lists/listParams'
import { Page } from '../../ui/Page'
import { useAddressDialog } from '../../ui/useAddressDialog'
import { taskChanges } from './taskChanges'
import { taskColumns } from './taskColumns'
import { TaskGrid } from './TaskGrid'

const UploadTaskDialog = overlayPart(() => import(/* webpackChunkName: "upload-task" */ './UploadTaskDialog'))
const WatchDialog = overlayPart(() => import(/* webpackChunkName: "watch-task" */ './WatchDialog'))

const instructionsOf = ({ instructions }: Task) => instructions
const sortKeys: SortKeys<Task> = {
  points: ({ points }) => decimalKey(points),
  total_completed: ({ total_completed }) => decimalKey(total_completed),
}

export function TasksPage() {
  const list = useListParams(listOffers.tasks)
  const tasks = useListQuery(list.request, {
    useWindow: useTasksQuery,
    read: taskChanges.kind.read,
    textOf: instructionsOf,
    fits: isOfActivity,
    sortKeys,
  })
  const prefetch = adminApi.usePrefetch('tasks')
  const upload = useAddressDialog('upload')
  const [watched, setWatched] = useState<Task>()
  const action = (
    <Button look="primary" onClick={upload.open}>
      Upload New Task
    </Button>
  )

  return (
    <Page title="Tasks" lead="Videos that people watch for points." action={action}>
      <DataTable
        label="Tasks"
        query={tasks}
        failure={failureOf(tasks.error)}
        list={list}
        prefetch={prefetch}
        search="search by instructions"
        onType={tasks.onType}
        reading={tasks.reading}
        statuses={activityLabels}
        readAll={tasks.readAll}
        columns={taskColumns}
        body={(rows, stale) => <TaskGrid rows={rows} stale={stale} watch={setWatched} />}
        empty="No Task Available"
        noMatch="No task found"
        emptyHint="Upload the first one: a video, and what people should do with it."
      />
      {upload.isOpen && <UploadTaskDialog onClose={upload.close} />}
      {watched && <WatchDialog task={watched} onClose={() => setWatched(undefined)} />}
    </Page>
  )
}
