import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { baseApi } from '../../api/baseApi'
import type { UploadProgress } from '../../api/upload'
import type { CreateTask } from '../../contract/requests'

/** How an upload ended. `id`: of the new task; absent where the server does not say. `unknown`: with the sentence for it where an answer came. */
export type UploadOutcome =
  | { kind: 'uploaded'; message: string; id?: string | undefined }
  | { kind: 'cancelled'; text: string }
  | { kind: 'refused'; text: string; requestId?: string | undefined }
  | { kind: 'unknown'; text?: string; requestId?: string | undefined }
  | { kind: 'crashed' }

/** `isLeft`: its dialog is gone. `mayHaveArrived`: the ending of the last upload is unknown. */
export type TaskUpload =
  | { state: 'idle' }
  | { state: 'sending'; progress: UploadProgress; isLeft: boolean }
  | { state: 'uploaded' }
  | { state: 'mayHaveArrived' }

const idle: TaskUpload = { state: 'idle' }

const stateAfter = ({ kind }: UploadOutcome): TaskUpload => {
  if (kind === 'uploaded') return { state: 'uploaded' }
  return kind === 'unknown' ? { state: 'mayHaveArrived' } : idle
}

/** The upload that the dialog shows. */
export const taskUploadSlice = createSlice({
  name: 'taskUpload',
  initialState: (): TaskUpload => idle,
  reducers: {
    taskUploadStarted: (_state, { payload: total }: PayloadAction<number>): TaskUpload => ({
      state: 'sending',
      progress: { sent: 0, total },
      isLeft: false,
    }),
    taskUploadProgressed: (state, { payload: progress }: PayloadAction<UploadProgress>): TaskUpload =>
      state.state === 'sending' ? { ...state, progress } : state,
    taskUploadLeft: (state): TaskUpload => (state.state === 'sending' ? { ...state, isLeft: true } : idle),
    taskUploadEnded: (state, { payload }: PayloadAction<{ outcome: UploadOutcome }>): TaskUpload =>
      state.state === 'sending' && !state.isLeft ? stateAfter(payload.outcome) : idle,
  },
  extraReducers: (build) => build.addCase(baseApi.util.resetApiState, () => idle),
  selectors: { selectUpload: (state): TaskUpload => state },
})

export const { taskUploadStarted, taskUploadProgressed, taskUploadLeft, taskUploadEnded } = taskUploadSlice.actions
export const { selectUpload } = taskUploadSlice.selectors

/** `file` is the key by which `videos` has the video. */
export const taskUploadRequested = createAction<{ task: CreateTask; file: string }>('taskUpload/taskUploadRequested')
export const taskUploadCancelled = createAction('taskUpload/taskUploadCancelled')
