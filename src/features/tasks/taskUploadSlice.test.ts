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

const idle: TaskUpload = { state: 'idle' }
const uploaded: TaskUpload = { state: 'uploaded' }
const mayHaveArrived: TaskUpload = { state: 'mayHaveArrived' }
const sending: TaskUpload = { state: 'sending', progress: { sent: 0, total: 9 }, isLeft: false }
const half: TaskUpload = { state: 'sending', progress: { sent: 5, total: 10 }, isLeft: false }
const left: TaskUpload = { ...sending, isLeft: true }
const ended = (outcome: UploadOutcome) => taskUploadEnded({ outcome })
const done = ended({ kind: 'uploaded', message: '' })
const lost = ended({ kind: 'unknown' })

it.each<[TaskUpload, UnknownAction, TaskUpload]>([
  [idle, taskUploadStarted(9), sending],
  [mayHaveArrived, taskUploadStarted(9), sending],
  [sending, taskUploadProgressed({ sent: 5, total: 10 }), half],
  [idle, taskUploadProgressed({ sent: 5, total: 10 }), idle],
  [sending, taskUploadLeft(), left],
  [uploaded, taskUploadLeft(), idle],
  [mayHaveArrived, taskUploadLeft(), idle],
  [half, done, uploaded],
  [half, lost, mayHaveArrived],
  [half, ended({ kind: 'refused', text: 'No' }), idle],
  [half, ended({ kind: 'cancelled', text: 'Cancelled' }), idle],
  [half, ended({ kind: 'crashed' }), idle],
  [left, done, idle],
  [left, lost, idle],
])('%j after %j is %j', (from, event, to) => expect(taskUploadSlice.reducer(from, event)).toEqual(to))
