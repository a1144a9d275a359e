import { screen, waitFor } from '@testing-library/react'
import { emails, openUsers } from '../../testing/listPage'
import { users } from '../../testing/listServer'

it.each([
  [20, '11-20 of 20', {}],
  [20, '11-20 of 20', { refusesBeyond: true }],
  [23, '11-20 of 23', {}],
  [31, '11-20 of 20+', {}],
])('knows the end of %d rows that nobody counts as soon as the page before it is shown', async (count, label, able) => {
  openUsers(users(count), '/users?page=2', { counts: false, total: null, ...able })
  await screen.findByText(label)
  const next = screen.getByRole('button', { name: 'Next page' })
  if (count === 20) expect(next).toBeDisabled()
  else expect(next).toBeEnabled()
})

it('takes the same rows once more for the end of the list', async () => {
  const { play } = openUsers(users(10), '/users', { counts: false, total: null, paging: false })
  await screen.findByText('1-10 of 10')
  expect(play.rows).toHaveLength(10)
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled()
})

it.each([
  ['/users', '1-10 of 10+', true],
  ['/users?page=2', '11-20 of 20+', true],
  ['/users?page=4', '31-37 of 37', false],
])('takes the number of the rows sent for no total: %s shows %s', async (path, label, hasNext) => {
  openUsers(users(37), path, { total: null, tells: false, counts: 'sent' })
  await screen.findByText(label)
  const next = screen.getByRole('button', { name: 'Next page' })
  if (hasNext) expect(next).toBeEnabled()
  else expect(next).toBeDisabled()
})

it.each([{ counts: 'sent' }, { counts: false }] as const)(
  'goes back to the first page of a server that ignores paging and of which nobody counts more rows: %j',
  async (able) => {
    openUsers(users(10), '/users?page=2', { ...able, total: null, tells: false, paging: false })
    await screen.findByText('1-10 of 10')
    expect(window.location.search).toBe('')
  },
)

it.each([
  ['counts them elsewhere', { counts: false, total: 37 }],
  ['counts them', { total: null }],
])('never shows the first rows of a server that %s as those of a later page', async (_what, able) => {
  const first = { ...able, tells: false, paging: false, maxRows: 10 }
  const { user: person, reads } = openUsers(users(37), '/users', first)
  await screen.findByText('1-10 of 37')
  await person.click(screen.getByRole('button', { name: 'Next page' }))
  expect(await screen.findByText(/The server sent an unexpected response\./)).toBeVisible()
  expect(emails()).toEqual([])
  expect(screen.queryByText(/^11-20/)).toBeNull()
  const before = reads().length
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(reads().slice(before)).toContain('?start=10&end=19'))
})
