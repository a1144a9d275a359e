import type { UnknownAction } from '@reduxjs/toolkit'
import {
  taskUploadEnded,
  taskUploadLeft,
  taskUploadProgressed,
  taskUploadSlice,
  taskUploadStarted,
  type TaskUpload,
  type UploadOutcome,
} from './taskUploadSlice'

const idle: TaskUpload = { state: 'idle', mayHaveArrived: false }
const uploaded: TaskUpload = { state: 'uploaded', mayHaveArrived: false }
const sending: TaskUpload = { state: 'sending', mayHaveArrived: false, progress: { sent: 0, total: 9 }, isLeft: false }
const half: TaskUpload = { ...sending, progress: { sent: 5, total: 10 } }
const left: TaskUpload = { ...sending, isLeft: true }
const unsure: TaskUpload = { ...idle, mayHaveArrived: true }
const again: TaskUpload = { ...sending, mayHaveArrived: true }
const ended = (outcome: UploadOutcome) => taskUploadEnded({ outcome })
const done = ended({ kind: 'uploaded', message: '' })
const lost = ended({ kind: 'unknown' })
const refused = ended({ kind: 'refused', text: 'No' })
const cancelled = ended({ kind: 'cancelled', text: 'Cancelled' })

it.each<[TaskUpload, UnknownAction, TaskUpload]>([
  [idle, taskUploadStarted(9), sending],
  [sending, taskUploadProgressed({ sent: 5, total: 10 }), half],
  [idle, taskUploadProgressed({ sent: 5, total: 10 }), idle],
  [sending, taskUploadLeft(), left],
  [uploaded, taskUploadLeft(), idle],
  [half, done, uploaded],
  [half, lost, unsure],
  [half, refused, idle],
  [half, cancelled, idle],
  [half, ended({ kind: 'crashed' }), idle],
  [left, done, idle],
  [left, lost, idle],
  [unsure, taskUploadStarted(9), again],
  [unsure, taskUploadLeft(), idle],
  [again, refused, unsure],
  [again, cancelled, unsure],
  [again, done, uploaded],
])('%j after %j is %j', (from, event, to) => expect(taskUploadSlice.reducer(from, event)).toEqual(to))
