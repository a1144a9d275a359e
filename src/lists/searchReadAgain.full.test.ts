import { act, screen, waitFor } from '@testing-library/react'
import { baseApi } from '../api/baseApi'
import { users } from '../testing/builders'
import { emails, openUsers } from '../testing/listPage'
import { gate, settled } from '../testing/requests'
import { plain, unable, andMona } from '../testing/searchedUsers'
const field = () => screen.findByRole('searchbox', { name: 'search by email' })

it('goes on without reading anything twice when the search is changed, cleared and made again', async () => {
  const { user: person, reads } = openUsers(andMona(240), '/users', unable)
  await screen.findByText('1-10 of 241')
  await person.type(await field(), 'mona')
  await screen.findByText('1-1 of 1')
  await person.clear(await field())
  await screen.findByText('1-10 of 241')
  await person.type(await field(), 'user24')
  await screen.findByText('1-2 of 2')
  expect(emails()).toEqual(['user24@list.example', 'user240@list.example'])
  const windows = ['?start=0&end=99', '?start=100&end=199', '?start=200&end=299']
  expect(reads()).toEqual(['?start=0&end=9', '?start=0&end=9&search=mona', ...windows])
})

it('says that its rows may be old when the list was read again in part, and reads the rest when asked to', async () => {
  const { user: person, play, change, refresh } = openUsers(users(250), '/users?search=user250', plain)
  await screen.findByText('1-1 of 1')
  play.failsFrom = 100
  change('250', () => ({ spunky_points: '987654' }))
  refresh()
  expect(await screen.findByText(/The rows below may be out of date/)).toBeVisible()
  expect(emails()).toEqual(['user250@list.example'])
  play.failsFrom = Infinity
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('987,654')).toBeVisible()
  expect(screen.queryByText(/out of date/)).toBeNull()
})

it('shows no progress while a list that was read to its end is read again', async () => {
  const { play, refresh, reads, store } = openUsers(users(250), '/users?search=user250', plain)
  await screen.findByText('1-1 of 1')
  await settled(store)
  const { open, release } = gate()
  Object.assign(play, { heldFrom: 100, hold: open })
  const before = reads().length
  refresh()
  await waitFor(() => expect(reads().slice(before)).toContain('?start=100&end=199'))
  expect(screen.queryByText(/rows read/)).toBeNull()
  release()
  await settled(store)
})

it('reads no list again for a search in it when the window gets the focus', async () => {
  const { reads, store } = openUsers(andMona(240), '/users?search=mona', plain)
  await screen.findByText('1-1 of 1')
  await settled(store)
  const before = reads()
  act(() => void store.dispatch(baseApi.internalActions.onFocus()))
  await settled(store)
  expect(reads()).toEqual(before)
})
