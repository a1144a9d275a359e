import type { UnknownAction } from '@reduxjs/toolkit'
import { campaign } from '../../../testing/builders'
import { reviewSlice, type ReviewState } from './reviewSlice'

const { opened, rowsRead, takenBy, approvePressed } = reviewSlice.actions

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

it('shows an approved campaign as it was when it was approved', () => {
  const read = rowsRead({ rows: [campaign({ id: '1', title: 'New' })], began: 1 })
  expect(after(read)?.queue).toMatchObject([{ title: 'New' }])
  expect(after(approvePressed('1'), read)?.queue).toMatchObject([{ title: 'Old' }])
})
