import type { UnknownAction } from '@reduxjs/toolkit'
import { redeemEnded, redeemStarted, saveEnded, saveStarted, settingsSlice } from './settingsSlice'

const idle = { saving: [], redeeming: false }
const change = { id: '1', key: 'a', from: '1', to: '2', undoes: false }
const ended = (key: string) => saveEnded({ key, change, outcome: { kind: 'unknown' } })

it.each<[ReturnType<typeof settingsSlice.reducer>, UnknownAction, ReturnType<typeof settingsSlice.reducer>]>([
  [idle, saveStarted('a'), { saving: ['a'], redeeming: false }],
  [{ ...idle, saving: ['a'] }, saveStarted('b'), { saving: ['a', 'b'], redeeming: false }],
  [{ ...idle, saving: ['a', 'b'] }, ended('a'), { saving: ['b'], redeeming: false }],
  [{ ...idle, saving: ['b'] }, ended('a'), { saving: ['b'], redeeming: false }],
  [idle, redeemStarted(), { saving: [], redeeming: true }],
  [
    { saving: ['a'], redeeming: true },
    redeemEnded({ outcome: { kind: 'crashed' } }),
    { saving: ['a'], redeeming: false },
  ],
])('%j after %j is %j', (from, event, to) => expect(settingsSlice.reducer(from, event)).toEqual(to))
