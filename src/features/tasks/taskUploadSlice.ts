import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { baseApi } from '../../api/baseApi'
import type { UploadProgress } from '../../api/upload'
import type { CreateTask } from '../../contract/requests'

/**
 * How an upload ended. `id`: of the new task; absent where the server does not say. The `text` of `unknown` is absent where
 * nothing is known but that the answer was lost.
 */
export type UploadOutcome =
  | { kind: 'uploaded'; message: string; id?: string | undefined }
  | { kind: 'cancelled'; text: string }
  | { kind: 'refused'; text: string; requestId?: string | undefined }
  | { kind: 'unknown'; text?: string | undefined; requestId?: string | undefined }
  | { kind: 'crashed' }

/** `isLeft`: its dialog is gone. `mayHaveArrived`: the ending of an earlier upload of this dialog is unknown. */
export type TaskUpload = { mayHaveArrived: boolean } & (
  { state: 'idle' | 'uploaded' } | { state: 'sending'; progress: UploadProgress; isLeft: boolean }
)

const idle: TaskUpload = { state: 'idle', mayHaveArrived: false }

const stateAfter = ({ kind }: UploadOutcome, mayHaveArrived: boolean): TaskUpload =>
  kind === 'uploaded'
    ? { state: 'uploaded', mayHaveArrived: false }
    : { state: 'idle', mayHaveArrived: mayHaveArrived || kind === 'unknown' }

/** The upload that the dialog shows. */
export const taskUploadSlice = createSlice({
  name: 'taskUpload',
  initialState: (): TaskUpload => idle,
  reducers: {
    taskUploadStarted: ({ mayHaveArrived }, { payload: total }: PayloadAction<number>): TaskUpload => ({
      state: 'sending',
      mayHaveArrived,
      progress: { sent: 0, total },
      isLeft: false,
    }),
    taskUploadProgressed: (state, { payload: progress }: PayloadAction<UploadProgress>): TaskUpload =>
      state.state === 'sending' ? { ...state, progress } : state,
    taskUploadLeft: (state): TaskUpload => (state.state === 'sending' ? { ...state, isLeft: true } : idle),
    taskUploadEnded: (state, { payload }: PayloadAction<{ outcome: UploadOutcome }>): TaskUpload =>
      state.state === 'sending' && !state.isLeft ? stateAfter(payload.outcome, state.mayHaveArrived) : idle,
  },
  extraReducers: (build) => build.addCase(baseApi.util.resetApiState, () => idle),
  selectors: { selectUpload: (state): TaskUpload => state },
})

export const { taskUploadStarted, taskUploadProgressed, taskUploadLeft, taskUploadEnded } = taskUploadSlice.actions
export const { selectUpload } = taskUploadSlice.selectors

/** `file` is the key by which `videos` has the video. */
export const taskUploadRequested = createAction<{ task: CreateTask; file: string }>('taskUpload/taskUploadRequested')
export const taskUploadCancelled = createAction('taskUpload/taskUploadCancelled')
