import type { UnknownAction } from '@reduxjs/toolkit'
import {
  adminCreateEnded,
  adminCreateLeft,
  adminCreateStarted,
  createAdminSlice,
  type AdminCreation,
  type CreateOutcome,
} from './createAdminSlice'

const email = 'ada@tour.example'
const admin = { name: 'Ada', role: 'editor', email } as const
const idle: AdminCreation = { state: 'idle' }
const creating: AdminCreation = { state: 'creating', isLeft: false }
const left: AdminCreation = { state: 'creating', isLeft: true }
const created: AdminCreation = { state: 'created', created: admin }
const mayExist: AdminCreation = { state: 'mayExist', email }
const ended = (outcome: CreateOutcome) => adminCreateEnded({ outcome })
const done = ended({ kind: 'created', created: admin, message: '' })
const lost = ended({ kind: 'unknown', email })

it.each<[AdminCreation, UnknownAction, AdminCreation]>([
  [idle, adminCreateStarted(), creating],
  [mayExist, adminCreateStarted(), creating],
  [creating, adminCreateLeft(), left],
  [created, adminCreateLeft(), idle],
  [mayExist, adminCreateLeft(), idle],
  [creating, done, created],
  [creating, lost, mayExist],
  [creating, ended({ kind: 'refused', text: 'No' }), idle],
  [creating, ended({ kind: 'emailRefused', text: 'No' }), { state: 'emailRefused', text: 'No' }],
  [creating, ended({ kind: 'crashed' }), idle],
  [left, done, idle],
  [left, ended({ kind: 'unseen', email }), idle],
  [left, lost, idle],
])('%j after %j is %j', (from, event, to) => expect(createAdminSlice.reducer(from, event)).toEqual(to))
