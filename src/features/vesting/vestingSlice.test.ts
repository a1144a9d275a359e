import type { UnknownAction } from '@reduxjs/toolkit'
import { baseApi } from '../../api/baseApi'
import { vestingMessages } from './vestingMessages'
import { addClosed, addOpened, releaseEnded, releaseRequested, vestingSlice } from './vestingSlice'

const idle = { adding: false, releasing: false }

it.each<[boolean, UnknownAction, boolean]>([
  [false, addOpened(), true],
  [true, addOpened(), true],
  [true, addClosed(), false],
  [true, baseApi.util.resetApiState(), false],
])('the form that is open %j is after %j open %j', (from, event, to) =>
  expect(vestingSlice.reducer({ ...idle, adding: from }, event)).toEqual({ ...idle, adding: to }),
)

const releaseAsked = releaseRequested({ chainId: 1, from: '0x1', beneficiary: '0x1' })

it.each<[boolean, UnknownAction, boolean]>([
  [false, releaseAsked, true],
  [true, releaseEnded({ outcome: { kind: 'crashed' } }), false],
  [true, baseApi.util.resetApiState(), false],
])('a release that is being prepared %j is after %j being prepared %j', (from, event, to) =>
  expect(vestingSlice.reducer({ ...idle, releasing: from }, event)).toEqual({ ...idle, releasing: to }),
)

const nothing = 'Nothing to release yet'

it.each<[UnknownAction, unknown[]]>([
  [releaseEnded({ outcome: { kind: 'planned' } }), []],
  [releaseEnded({ outcome: { kind: 'notDeployed' } }), []],
  [releaseEnded({ outcome: { kind: 'crashed' } }), []],
  [releaseEnded({ outcome: { kind: 'nothingToRelease', text: nothing } }), [{ kind: 'info', text: nothing }]],
  [releaseEnded({ outcome: { kind: 'unreadable', text: 'No answer' } }), [{ kind: 'error', text: 'No answer' }]],
])('%j says %j', (action, messages) => {
  expect(vestingMessages.flatMap((rule) => rule(action) ?? [])).toEqual(messages)
})
