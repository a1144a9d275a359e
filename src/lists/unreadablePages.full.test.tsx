import { screen } from '@testing-library/react'
import { user, users } from '../testing/builders'
import { emails, openUsers } from '../testing/listPage'
import { takeLog } from '../testing/consoleLog'

const next = () => screen.getByRole('button', { name: 'Next page' })

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
