import type { UnknownAction } from '@reduxjs/toolkit'
import { vestingMessages } from './vestingMessages'
import { addClosed, addOpened, releaseEnded, vestEnded, vestingSlice } from './vestingSlice'

it.each<[boolean, UnknownAction, boolean]>([
  [false, addOpened(), true],
  [true, addOpened(), true],
  [true, addClosed(), false],
  [true, vestEnded({ outcome: { kind: 'planned' } }), true],
])('the form that is open %j is after %j open %j', (from, event, to) =>
  expect(vestingSlice.reducer({ adding: from }, event)).toEqual({ adding: to }),
)

const nothing = 'Nothing to release yet'

it.each<[UnknownAction, unknown[]]>([
  [releaseEnded({ outcome: { kind: 'planned' } }), []],
  [releaseEnded({ outcome: { kind: 'notDeployed' } }), []],
  [releaseEnded({ outcome: { kind: 'crashed' } }), []],
  [releaseEnded({ outcome: { kind: 'nothingToRelease', text: nothing } }), [{ kind: 'info', text: nothing }]],
  [releaseEnded({ outcome: { kind: 'unreadable', text: 'No answer' } }), [{ kind: 'error', text: 'No answer' }]],
  [vestEnded({ outcome: { kind: 'planned' } }), []],
])('%j says %j', (action, messages) => {
  expect(vestingMessages.flatMap((rule) => rule(action) ?? [])).toEqual(messages)
})
