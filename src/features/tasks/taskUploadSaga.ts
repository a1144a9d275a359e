import { call, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga'
import type { CreateTask } from '../../contract/requests'
import { thumbnailRequested } from '../../lists/thumbnails/thumbnailActions'
import { runToEnd, safely } from '../../shared/sagas'
import {
  selectUpload,
  taskUploadEnded,
  taskUploadRequested,
  taskUploadStarted,
  type UploadOutcome,
} from './taskUploadSlice'
import { videos } from './videos'

/** The code has loaded already: the form that asks for the upload is in the same chunk. */
const fetchSending = () => import(/* webpackChunkName: "task-dialogs" */ './sendUpload')

/** Uploads a task, once; one at a time. */
function* uploadTask({ payload }: ReturnType<typeof taskUploadRequested>) {
  // Taken in any case, so that none is left behind.
  const file = videos.take(payload.file)
  if (!file || (yield* select(selectUpload)).state === 'sending') return
  yield* put(taskUploadStarted(file.size))
  const outcome = yield* runToEnd(sendTask(payload.task, file), { kind: 'crashed' }, (end) =>
    taskUploadEnded({ outcome: end }),
  )
  if (outcome.kind === 'uploaded' && outcome.id)
    yield* put(thumbnailRequested({ call: 'taskThumbnail', id: outcome.id, url: URL.createObjectURL(file) }))
}

function* sendTask(task: CreateTask, file: File): SagaGenerator<UploadOutcome> {
  const { sendUpload } = yield* call(fetchSending)
  return yield* sendUpload(task, file)
}

export function* taskUploadSaga() {
  yield* takeEvery(taskUploadRequested, safely(uploadTask))
}
