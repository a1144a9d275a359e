import type { RowOutcome } from '../../lists/changes/outcome'
import { firstRows } from '../../lists/listParams'
import { user } from '../../testing/builders'
import { userChanges } from './userChanges'

const { slice, messages } = userChanges.domain
const undo = userChanges.changeRequested({
  id: '7',
  name: 'mona@tour.example',
  text: '',
  action: 'activate',
  request: firstRows.request,
})
const ended = (isOneOfMany: boolean, outcome: RowOutcome = { kind: 'done', said: '', undo }) =>
  slice.actions.changeEnded({
    ...{ id: '7', name: 'mona@tour.example', action: 'deactivate', text: 'Its end', isOneOfMany },
    outcome,
  })
const said = (...end: Parameters<typeof ended>) => messages.flatMap((rule) => rule(ended(...end)) ?? [])

it('says the end of one change in one message, and leaves one of many to the dialog', () => {
  expect(said(false)).toEqual([expect.objectContaining({ text: 'Its end', about: 'user 7' })])
  expect(said(true)).toEqual([])
})

it('offers Undo only of what was done, and names the request only of what failed', () => {
  const requestId = 'request-1'
  const told = { text: 'Its end', about: 'user 7' }
  expect(said(false)).toEqual([{ kind: 'success', undo, ...told }])
  expect(said(false, { kind: 'notNeeded', why: 'Off already' })).toEqual([{ kind: 'info', ...told }])
  expect(said(false, { kind: 'refused', said: 'No', requestId })).toEqual([{ kind: 'error', requestId, ...told }])
})

it('frees the row with the end of its change, and keeps what the dialog of many says of it', () => {
  const { changeStarted, bulkStarted } = slice.actions
  const words = { noun: 'user', doing: 'Deactivating', done: 'deactivated' }
  const begun = [bulkStarted({ words, items: [{ id: '7', name: 'mona' }] }), changeStarted('7'), ended(true)]
  const state = begun.reduce(slice.reducer, undefined)
  expect(state?.busy).toEqual([])
  expect(state?.bulk?.items[0]?.ended?.text).toBe('Its end')
})

it('leaves a row busy that another change is still on its way for', () => {
  const underway = slice.actions.changeEnded({
    ...{ id: '7', name: 'mona@tour.example', action: 'deactivate', text: '', isOneOfMany: true },
    outcome: { kind: 'notSent', why: 'underway' },
  })
  const state = [slice.actions.changeStarted('7'), underway].reduce(slice.reducer, undefined)
  expect(state?.busy).toEqual(['7'])
})

it('asks for a change of many by the change of each', () => {
  const [activate] = userChanges.bulk.actions
  const action = activate?.ask([user({ id: '7', email: 'mona@tour.example' })], () => firstRows.request)
  expect(action).toEqual(
    userChanges.bulkRequested([
      {
        ...{ id: '7', name: 'mona@tour.example', text: 'mona@tour.example' },
        ...{ action: 'activate', request: firstRows.request },
      },
    ]),
  )
})

it('lets no call that toggles a user do the opposite: only the inactive can be activated, and only the active deactivated', () => {
  const verbsFor = (is_active: boolean) =>
    userChanges.bulk.actions.filter(({ allows }) => allows(user({ is_active }))).map(({ verb }) => verb)
  expect([verbsFor(true), verbsFor(false)]).toEqual([['Deactivate'], ['Activate']])
})
