import { call, put, select, takeEvery } from 'typed-redux-saga'
import { thumbnailRequested } from '../../lists/thumbnails/thumbnailActions'
import { safely } from '../../shared/sagas'
import {
  selectUpload,
  taskUploadEnded,
  taskUploadRequested,
  taskUploadStarted,
  type UploadOutcome,
} from './taskUploadSlice'
import { videos } from './videos'

/** It is here already: the form that asks for the upload is in the same file. */
const fetchSending = () => import(/* webpackChunkName: "task-dialogs" */ './sendUpload')

/** Uploads a task, once; one at a time. */
function* uploadTask({ payload }: ReturnType<typeof taskUploadRequested>) {
  // Taken in any case, so that none is left behind.
  const file = videos.take(payload.file)
  if (!file || (yield* select(selectUpload)).state === 'sending') return
  yield* put(taskUploadStarted(file.size))
  let outcome: UploadOutcome = { kind: 'crashed' }
  try {
    const { sendUpload } = yield* call(fetchSending)
    outcome = yield* call(sendUpload, payload.task, file)
  } finally {
    yield* put(taskUploadEnded({ outcome }))
  }
  if (outcome.kind === 'uploaded' && outcome.id)
    yield* put(thumbnailRequested({ call: 'taskThumbnail', id: outcome.id, url: URL.createObjectURL(file) }))
}

export function* taskUploadSaga() {
  yield* takeEvery(taskUploadRequested, safely(uploadTask))
}
