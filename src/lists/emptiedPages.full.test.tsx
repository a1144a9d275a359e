import { screen, waitFor } from '@testing-library/react'
import { users } from '../testing/builders'
import { emails, openUsers } from '../testing/listPage'
import { gate, settled, turns } from '../testing/requests'

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
