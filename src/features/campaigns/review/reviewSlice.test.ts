import type { UnknownAction } from '@reduxjs/toolkit'
import { campaign } from '../../../testing/builders'
import { campaignChanges } from '../campaignChanges'
import { reviewSlice } from './reviewSlice'
import type { ReviewState } from './reviewState'

const { opened, rowsRead, takenBy, gone, approvePressed, sendingStarted, decided, shown } = reviewSlice.actions
const { changeEnded } = campaignChanges.domain.slice.actions

/** The review of one campaign after these actions. */
const after = (...actions: readonly UnknownAction[]) =>
  [opened(), rowsRead({ rows: [campaign({ id: '1', title: 'Old' })], began: 0 }), ...actions].reduce<
    ReviewState | undefined
  >((state, action) => reviewSlice.reducer(state, action), undefined)

it.each([
  ['before', -1, 'taken'],
  ['when', 0, 'taken'],
  ['after', 1, undefined],
])('opens a campaign again that waits in a reading which began %s it was decided or not', (_when, later, kind) => {
  const decided = takenBy('1', 'Approved by Ada')
  const read = rowsRead({ rows: [campaign({ id: '1' })], began: decided.payload.at + later })
  expect(after(decided, read)?.decisions['1']?.kind).toBe(kind)
})

it('keeps what a colleague has decided when only other campaigns have been read since', () => {
  const decided = takenBy('1', 'Approved by Ada')
  const read = rowsRead({ rows: [campaign({ id: '2' })], began: decided.payload.at + 1 })
  expect(after(decided, read)?.decisions['1']).toMatchObject({ kind: 'taken', text: 'Approved by Ada' })
})

it('goes on with an earlier campaign that waits once the last one is decided', () => {
  const read = rowsRead({ rows: [campaign({ id: '2' })], began: 0 })
  expect(after(read, shown('2'), approvePressed('2'))?.at).toBe('1')
})

it('shows an approved campaign as it was when it was approved', () => {
  const read = rowsRead({ rows: [campaign({ id: '1', title: 'New' })], began: 1 })
  expect(after(read)?.queue).toMatchObject([{ title: 'New' }])
  expect(after(approvePressed('1'), read)?.queue).toMatchObject([{ title: 'Old' }])
})

const sending = [approvePressed('1'), sendingStarted('1')]
const approved = decided({ id: '1', name: 'Old', decision: { kind: 'approved' }, isShown: true })

it.each([
  ['held', [approvePressed('1')]],
  ['sending', sending],
  ['approved', [...sending, approved]],
])('keeps a decision that is %s when somebody else has decided too', (kind, actions) => {
  for (const other of [takenBy('1', 'Approved by Ada'), gone('1')])
    expect(after(...actions, other)?.decisions['1']).toEqual({ kind })
})

it.each([
  ['approved', { kind: 'refused', said: 'Not now', requestId: undefined }],
  ['approved', { kind: 'unknown', requestId: undefined }],
  ['deactivated', { kind: 'done', said: '', undo: undefined }],
] as const)('calls a campaign %s after a deactivation with the outcome %j', (kind, outcome) => {
  const ended = changeEnded({ id: '1', name: 'Old', action: 'deactivate', outcome, text: '', isOneOfMany: false })
  expect(after(...sending, approved, ended)?.decisions['1']).toEqual({ kind })
})

it.each([
  ['taken', [gone('1')]],
  ['held', [approvePressed('1')]],
  ['sending', sending],
])('keeps a campaign %s that is changed from another page', (kind, actions) => {
  const outcome = { kind: 'done', said: '', undo: undefined } as const
  const ended = changeEnded({ id: '1', name: 'Old', action: 'deactivate', outcome, text: '', isOneOfMany: false })
  expect(after(...actions, ended)?.decisions['1']?.kind).toBe(kind)
})
