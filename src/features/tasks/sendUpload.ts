import { buffers, channel, type Channel } from 'redux-saga'
import { all, call, delay, put, race, take, type SagaGenerator } from 'typed-redux-saga'
import { adminApi } from '../../api/adminApi'
import { statusOf, type ApiError } from '../../api/errors'
import { messageIn } from '../../api/said'
import { sendWrite, type WriteCall } from '../../api/sendWrite'
import { withFile, type UploadProgress } from '../../api/upload'
import type { Confirmation, CreatedTask } from '../../contract/entities'
import type { CreateTask } from '../../contract/requests'
import { signedOut } from '../../session/sessionSlice'
import { forgetTaskDraft } from './taskDraft'
import {
  taskUploadCancelled,
  taskUploadEnded,
  taskUploadLeft,
  taskUploadProgressed,
  type UploadOutcome,
} from './taskUploadSlice'
import { videoProblem } from './videoFile'

/** The shortest pause between two actions that report the progress, so that they do not flood the log. */
const progressPauseMs = 100

const mayHaveArrived = 'It may have arrived all the same: look for the task in the list before you upload it again.'

const tooLarge = "The server doesn't take files of this size."

/** Sends a task with its video once, reports the progress, and returns how it ended. */
export function* sendUpload(task: CreateTask, file: File): SagaGenerator<UploadOutcome> {
  const control = new AbortController()
  const { signal } = control
  const progress = channel<UploadProgress>(buffers.sliding(1))
  const write: WriteCall<CreatedTask & Confirmation> = (dispatch) =>
    withFile({ file, signal, onProgress: (sent) => progress.put(sent) }, (media) =>
      dispatch(adminApi.endpoints.createTask.initiate({ ...task, media }, { track: false })),
    )
  const end = yield* untilSent(write, progress, control)
  if (end?.kind === 'done') {
    forgetTaskDraft()
    return { kind: 'uploaded', ...end.data }
  }
  if (end?.kind === 'refused') {
    const { text, requestId, error } = end
    if (signal.aborted) return { kind: 'cancelled', text }
    // The server may have failed after it had kept the task.
    if (statusOf(error) === 500) return { kind: 'unknown', text, requestId }
    // A file that was deleted ends the upload like a lost connection.
    const isBroken = statusOf(error) === 'CUSTOM_ERROR'
    const problem = isBroken ? yield* call(videoProblem, file) : undefined
    // A proxy's own refusal, which has no message.
    const isTooLarge = 'status' in error && error.status === 413 && !messageIn(error.data)
    return { kind: 'refused', text: problem ?? (isTooLarge ? tooLarge : text), requestId }
  }
  const error = end?.kind === 'unknown' ? end.error : undefined
  return { kind: 'unknown', text: yield* whyUnknown(file, signal, error), requestId: end?.requestId }
}

/** Why an upload that may have arrived has ended; undefined where nothing is known but that its answer was lost. */
function* whyUnknown(file: File, { aborted }: AbortSignal, error: ApiError | undefined) {
  if (aborted) return `Upload cancelled. ${mayHaveArrived}`
  if (statusOf(error) === 'TIMEOUT_ERROR')
    return `The upload took more than 10 minutes and was stopped. ${mayHaveArrived}`
  return statusOf(error) === 'FETCH_ERROR' ? yield* call(videoProblem, file) : undefined
}

function* untilSent<Data>(write: WriteCall<Data>, progress: Channel<UploadProgress>, control: AbortController) {
  try {
    const { end } = yield* race({
      end: sendWrite(write),
      meanwhile: all([tellProgress(progress), abortWhenUnwanted(control), tellAtSignOut()]),
    })
    return end
  } catch (error) {
    // The session is over: the rest of the file isn't sent.
    control.abort()
    throw error
  }
}

function* tellProgress(progress: Channel<UploadProgress>) {
  for (;;) {
    yield* put(taskUploadProgressed(yield* take(progress)))
    yield* delay(progressPauseMs)
  }
}

function* abortWhenUnwanted(control: AbortController) {
  yield* take([taskUploadCancelled, taskUploadLeft])
  control.abort()
}

/** The form and the answer are gone with the session. Somebody else who has signed in instead is told nothing. */
function* tellAtSignOut() {
  const { payload } = yield* take(signedOut)
  if (payload.why === 'replaced') return
  const text = `You were signed out during the upload. ${mayHaveArrived}`
  yield* put(taskUploadEnded({ outcome: { kind: 'unknown', text } }))
}
