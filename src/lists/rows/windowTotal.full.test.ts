import { screen, waitFor } from '@testing-library/react'
import { users } from '../../testing/builders'
import { emails, openUsers } from '../../testing/listPage'

const plain = { tells: false, counts: false } as const

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

it.each([false, true, 'sent'] as const)(
  'shows the rows of a later page on a server that sends the whole list, whatever total it gives (%j)',
  async (counts) => {
    openUsers(users(31), '/users?page=2', { counts, total: null, tells: false, paging: false })
    await screen.findByText('11-20 of 31')
    expect(emails()[0]).toBe('user11@list.example')
  },
)

it.each([false, 'sent'] as const)(
  'goes on behind a page that a row is missing from, as long as another endpoint counts more than the list (%j)',
  async (counts) => {
    const { user: person } = openUsers(users(31), '/users', { ...plain, counts, total: 31, drops: '4' })
    for (const label of ['1-9 of 31', '11-20 of 31', '21-30 of 31']) {
      await screen.findByText(label)
      await person.click(screen.getByRole('button', { name: 'Next page' }))
    }
    await screen.findByText('31-31 of 31')
    expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled()
  },
)

it.each([
  [20, '/users?page=2', '11-20 of 20+'],
  [15, '/users', '1-10 of 10+'],
  [20, '/users', '1-10 of 20'],
])('shows a next page where %d rows are counted elsewhere and the list goes on: %s', async (total, path, label) => {
  openUsers(users(40), path, { ...plain, total })
  await screen.findByText(label)
  expect(screen.getByRole('button', { name: 'Next page' })).toBeEnabled()
})

it('takes a short page for the last one if no row comes after it, though another endpoint counts more', async () => {
  openUsers(users(9), '/users', { ...plain, total: 31 })
  await screen.findByText('1-9 of 9')
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled()
})

it('never says that there are no rows where another endpoint counts some', async () => {
  openUsers([], '/users', { ...plain, total: 31 })
  expect(await screen.findByText('The server sent an unexpected response.')).toBeVisible()
  expect(screen.queryByText('No Users')).toBeNull()
})

it.each([
  [13, '1-13 of 13', '?size=25'],
  [31, '1-10 of 10+', ''],
])(
  'believes a total of a long page only if no row comes after it: of %d rows it shows %s',
  async (count, label, address) => {
    openUsers(users(count), '/users?size=25', { total: null, tells: false, counts: 'sent', maxRows: address ? 25 : 10 })
    await screen.findByText(label)
    await waitFor(() => expect(window.location.search).toBe(address))
    expect(screen.getByText(label)).toBeVisible()
  },
)
