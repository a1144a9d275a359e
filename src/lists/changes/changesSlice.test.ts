import type { UnknownAction } from '@reduxjs/toolkit'
import { baseApi } from '../../api/baseApi'
import type { Bulk, ChangesState } from './bulk'
import { makeChangesSlice } from './changesSlice'
import type { RowOutcome } from './outcome'

const { reducer, actions } = makeChangesSlice<'toggle'>('things')
const { changeStarted, changeEnded, bulkStarted, bulkStopRequested, bulkEnded, bulkClosed } = actions

const done: RowOutcome = { kind: 'done', said: '', undo: undefined }
const underway: RowOutcome = { kind: 'notSent', why: 'underway' }
const ended = (id: string, outcome: RowOutcome, isOneOfMany: boolean) =>
  changeEnded({ id, name: `name of ${id}`, action: 'toggle', outcome, text: `said of ${id}`, isOneOfMany })

const items = [
  { id: '1', name: 'one' },
  { id: '2', name: 'two' },
]
const words = { noun: 'thing', doing: 'Toggling', done: 'toggled' }
const run = (phase: Bulk['phase']): ChangesState => ({ busy: [], bulk: { words, items, phase } })
const none: ChangesState = { busy: [], bulk: null }
const busy = (...ids: string[]): ChangesState => ({ busy: ids, bulk: null })
const told = (outcome: RowOutcome): Bulk => ({
  words,
  phase: 'running',
  items: [
    { id: '1', name: 'one', ended: { outcome, text: 'said of 1' } },
    { id: '2', name: 'two' },
  ],
})

it.each<[ChangesState, UnknownAction, ChangesState]>([
  [none, changeStarted('1'), busy('1')],
  [busy('1'), changeStarted('2'), busy('1', '2')],
  [busy('1', '2'), ended('1', done, false), busy('2')],
  // Of a row whose change is on its way another one was not sent: the first one goes on.
  [busy('1'), ended('1', underway, false), busy('1')],
  [none, bulkStarted({ words, items }), run('running')],
  [{ ...run('running'), busy: ['1'] }, ended('1', done, true), { busy: [], bulk: told(done) }],
  [{ ...run('running'), busy: ['1'] }, ended('1', underway, true), { busy: ['1'], bulk: told(underway) }],
  [{ ...run('running'), busy: ['1'] }, ended('1', done, false), run('running')],
  [run('running'), ended('9', done, true), run('running')],
  [run('running'), bulkStopRequested(), run('stopping')],
  [run('ended'), bulkStopRequested(), run('ended')],
  [none, bulkStopRequested(), none],
  [run('stopping'), bulkEnded({ message: undefined }), run('ended')],
  [run('running'), bulkClosed({ text: '', undo: undefined }), run('running')],
  [run('ended'), bulkClosed({ text: '', undo: undefined }), none],
  [{ ...run('running'), busy: ['1'] }, baseApi.util.resetApiState(), none],
])('%j after %j is %j', (from, event, to) => expect(reducer(from, event)).toEqual(to))
