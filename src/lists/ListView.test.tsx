import { screen, waitFor } from '@testing-library/react'
import { user, users } from '../testing/builders'
import { emails, openUsers } from '../testing/listPage'
import { takeLog } from '../testing/consoleLog'
import { gate, settled, turns } from '../testing/requests'

const next = () => screen.getByRole('button', { name: 'Next page' })

it('keeps the place of ten rows while the first ones are being read, and shows that they are', async () => {
  const { play } = openUsers(users(3))
  const { open, release } = gate()
  play.hold = open
  await waitFor(() => expect(document.querySelectorAll('tbody tr')).toHaveLength(10))
  expect(screen.getByText('Loading...').closest('.visually-hidden')).toBeNull()
  expect(screen.queryByText('No Users')).toBeNull()
  release()
  await screen.findByText('1-3 of 3')
  expect(document.querySelectorAll('tbody tr')).toHaveLength(3)
})

it('keeps the rows of before while others are read, and counts no more than there are', async () => {
  const { play, user: person } = openUsers(users(13))
  await screen.findByText('1-10 of 13')
  const { open, release } = gate()
  play.hold = open
  await person.click(next())
  expect(await screen.findByText('11-13 of 13')).toBeVisible()
  expect(emails()[0]).toBe('user1@list.example')
  release()
  await waitFor(() => expect(emails()[0]).toBe('user11@list.example'))
})

it('says of no other search than the one that was answered that nobody was found', async () => {
  const { play, user: person } = openUsers(users(13), '/users?search=zoe')
  await screen.findByText('No user found')
  const { open, release } = gate()
  play.hold = open
  await person.clear(screen.getByRole('searchbox'))
  await waitFor(() => expect(screen.queryByText(/^No user/i)).toBeNull())
  release()
  await screen.findByText('1-10 of 13')
})

it('keeps rows that cannot be read again, says so, and reads them when asked to', async () => {
  const { play, refresh, user: person } = openUsers(users(3))
  await screen.findByText('1-3 of 3')
  play.failsFrom = 0
  refresh()
  expect(await screen.findByText(/The rows below may be out of date/)).toBeVisible()
  expect(emails()).toHaveLength(3)
  play.failsFrom = Infinity
  play.rows = users(4)
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('1-4 of 4')
  expect(screen.queryByText(/out of date/)).toBeNull()
})

it('shows no rows of another page in the place of those that could not be read', async () => {
  const { play, user: person } = openUsers(users(13))
  await screen.findByText('1-10 of 13')
  play.failsFrom = 10
  await person.click(next())
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  expect(screen.queryByText(/out of date|Nothing was changed/)).toBeNull()
  expect(emails()).toEqual([])
  expect(screen.queryByText('No Users')).toBeNull()
})

it('counts the rows of a page that cannot be read, and goes on to the next page where nobody gives a total', async () => {
  const rows = [user({ id: '', email: 'user0@list.example' }), ...users(40)]
  const { user: person } = openUsers(rows, '/users?search=user', { counts: false })
  await screen.findByText('1-10 of 10+ · 1 unreadable')
  expect(emails()).toHaveLength(9)
  await person.click(next())
  await screen.findByText('11-20 of 20+')
  takeLog()
})

it.each([
  ['counts', true],
  ['does not count', false],
])('goes on behind a page of which no row can be read, on a server that %s', async (_what, counts) => {
  const rows = users(30).map((row, at) => (at >= 10 && at < 20 ? { ...row, id: '' } : row))
  const { user: person } = openUsers(rows, '/users', { counts, total: null })
  await screen.findByText(counts ? '1-10 of 30' : '1-10 of 10+')
  await person.click(next())
  expect(await screen.findByText('The server sent an unexpected response.')).toBeVisible()
  await person.click(next())
  expect(await screen.findByText('21-30 of 30')).toBeVisible()
  expect(next()).toBeDisabled()
  takeLog()
})

it('never says that there are no rows when none of them can be read', async () => {
  openUsers([user({ id: '' })])
  expect(await screen.findByText('The server sent an unexpected response.')).toBeVisible()
  expect(screen.queryByText('No Users')).toBeNull()
  takeLog()
})

it('steps back when the last row of the last page goes', async () => {
  const { play, refresh } = openUsers(users(11), '/users?page=2&sort=email')
  await screen.findByText('11-11 of 11')
  play.rows = users(10)
  refresh()
  await screen.findByText('1-10 of 10')
  expect(window.location.search).toBe('?sort=email')
})

it.each([
  ['counts', {}],
  ['does not count', { counts: false, total: null }],
] as const)(
  'steps back page by page when one page after the other is emptied on a server that %s',
  async (_what, able) => {
    const { play, refresh, store } = openUsers(users(71), '/users?page=8&sort=email', able)
    await screen.findByText('71-71 of 71')
    for (const page of [7, 6]) {
      play.rows = users(page * 10)
      refresh()
      await waitFor(() => expect(window.location.search).toBe(`?page=${page}&sort=email`), { timeout: 8000 })
      await waitFor(() => expect(emails()[0]).toBe(`user${page * 10 - 9}@list.example`))
      await settled(store)
    }
  },
)

it('steps back one page when the page before is read again as soon as it has come, and is empty then', async () => {
  const { play, refresh, reads } = openUsers(users(71), '/users?page=8&sort=email')
  await screen.findByText('71-71 of 71')
  const [last, before, again] = [gate(), gate(), gate()]
  Object.assign(play, { rows: users(70), hold: last.open })
  refresh()
  await waitFor(() => expect(reads().filter((read) => read.startsWith('?start=70'))).toHaveLength(2))
  await turns()
  play.hold = before.open
  last.release()
  await waitFor(() => expect(reads().at(-1)).toContain('?start=60'))
  await turns()
  Object.assign(play, { rows: users(60), hold: again.open })
  refresh()
  before.release()
  await waitFor(() => expect(emails()[0]).toBe('user61@list.example'))
  again.release()
  await waitFor(() => expect(emails()[0]).toBe('user51@list.example'))
  expect(window.location.search).toBe('?page=6&sort=email')
})

it.each([
  ['nobody counts the rows', {}],
  ['such a page is refused', { refusesBeyond: true }],
])('comes back from far behind the end with few requests where %s', async (_where, able) => {
  const { reads } = openUsers(users(23), '/users?page=1000000', { counts: false, total: null, ...able })
  await screen.findByText('11-20 of 23')
  expect(window.location.search).toBe('?page=2')
  expect(reads().length).toBeLessThan(30)
})

it('counts by the figures of another call only while the list is not narrowed', async () => {
  const { user: person } = openUsers(users(13), '/users', { counts: false })
  await screen.findByText('1-10 of 4,711')
  await person.type(screen.getByRole('searchbox'), 'user')
  await screen.findByText('1-10 of 13')
})
