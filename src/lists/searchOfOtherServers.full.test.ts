import { fireEvent, screen, waitFor } from '@testing-library/react'
import { users } from '../testing/builders'
import { takeLog } from '../testing/consoleLog'
import { emails, openUsers } from '../testing/listPage'
import { gate, settled } from '../testing/requests'
import { plain, unable, mona, andMona } from '../testing/searchedUsers'

it('reads an empty list that nobody counts once', async () => {
  const { reads, store } = openUsers([], '/users?search=mona', { ...unable, counts: false, total: null })
  expect(await screen.findByText('No user found')).toBeVisible()
  await settled(store)
  expect(reads()).toEqual(['?start=0&end=9&search=mona', '?start=0&end=99'])
})

it('counts the rows of the whole list that cannot be read while it searches that', async () => {
  const rows = users(240).map((row, index) => (index % 120 === 0 ? { ...row, id: '' } : row))
  openUsers([...rows, mona], '/users?search=mona', unable)
  await screen.findByText('1-1 of 1 · 2 unreadable')
  takeLog()
})

it('pages through what was found without another request, nor one ahead', async () => {
  const { user: person, reads, store } = openUsers(users(1_031), '/users?search=user10', unable)
  // user10, user100 to user109, user1000 to user1031
  await screen.findByText('1-10 of 43')
  await waitFor(() => expect(reads()).toHaveLength(12))
  await person.click(screen.getByRole('button', { name: 'Next page' }))
  await screen.findByText('11-20 of 43')
  expect(emails()[0]).toBe('user109@list.example')
  await settled(store)
  expect(reads()).toHaveLength(12)
})

it('finds at once what is pasted with invisible characters around it', async () => {
  openUsers(andMona(20), '/users?search=mona', unable)
  await screen.findByText('1-1 of 1')
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '\u200bmona\u2060 ' } })
  expect(emails()).toEqual(['Mona@Tour.example'])
})

it.each([
  ['does not count them', {}],
  ['refuses what is beyond the last', { refusesBeyond: true }],
])('is not misled by a server that gives fewer rows at once and %s', async (_what, able) => {
  const { reads } = openUsers(andMona(120), '/users?search=mona', { ...unable, maxRows: 50, counts: false, ...able })
  await screen.findByText('1-1 of 1')
  await waitFor(() => expect(reads().at(-1)).toBe('?start=121&end=220'))
  expect(reads().slice(1)).toEqual(['?start=0&end=99', '?start=50&end=149', '?start=100&end=199', '?start=121&end=220'])
})

it('counts a row that cannot be read once where the server sends the whole list again and again', async () => {
  const rows = users(8).map((row, index) => (index === 3 ? { ...row, id: '' } : row))
  const { store } = openUsers(rows, '/users?status=active', { ...plain, total: null, paging: false })
  await screen.findByText('1-7 of 7 · 1 unreadable')
  await settled(store)
  expect(screen.getByText('1-7 of 7 · 1 unreadable')).toBeVisible()
  takeLog()
})

it('narrows by status itself where the server ignores that, in the order the server sorts by', async () => {
  const rows = users(130).map((row, index) => ({ ...row, is_active: index % 50 !== 0 }))
  const able = { ignores: ['status'] } as const
  const { reads } = openUsers(rows, '/users?status=inactive&sort=-email', able)
  await screen.findByText('1-3 of 3')
  expect(emails()).toEqual(['user101@list.example', 'user51@list.example', 'user1@list.example'])
  expect(reads().slice(1)).toEqual(['?start=0&end=99', '?start=100&end=199'])
})

const shuffled = users(130).map((row, index) => ({
  ...row,
  spunky_points: String((index * 37) % 130),
  is_active: index < 120,
}))

it.each([
  ['sort=-spunky_points', shuffled.toSorted((a, b) => Number(b.spunky_points) - Number(a.spunky_points))],
  ['status=active', shuffled.slice(0, 120)],
  ['status=inactive', shuffled.slice(120)],
  ['search=user12', shuffled.filter(({ email }) => email.includes('user12'))],
])(
  'does ?%s itself where the server does not say that it has, though its first rows may look so',
  async (query, wanted) => {
    const { reads } = openUsers(shuffled, `/users?${query}`, plain)
    await screen.findByText(`1-10 of ${wanted.length}`)
    expect(emails()).toEqual(wanted.slice(0, 10).map(({ email }) => email))
    expect(reads().slice(1)).toEqual(['?start=0&end=99', '?start=100&end=199', '?start=130&end=229'])
  },
)

it('asks a server that is known to be plain for windows alone', async () => {
  const { user: person, reads } = openUsers(shuffled, '/users', plain)
  await screen.findByText('1-10 of 4,711')
  await person.click(screen.getByRole('radio', { name: /^Active/ }))
  await screen.findByText('1-10 of 120')
  expect(reads().filter((line) => line.includes('status'))).toEqual([])
})

it('believes no order that the server does not name among what it has applied', async () => {
  openUsers(shuffled, '/users?sort=-spunky_points', { ignores: ['sort'] })
  const richest = shuffled.find(({ spunky_points }) => spunky_points === '129')
  await waitFor(() => expect(emails()[0]).toBe(richest?.email))
})

it('counts while it reads no more than it knows, and claims of a search that was stopped nothing about the rest', async () => {
  const { open, release } = gate()
  const { user: person, play } = openUsers(andMona(1_031), '/users?search=user1', plain)
  Object.assign(play, { heldFrom: 300, hold: open })
  await screen.findByText(/^300 rows read/)
  expect(screen.getByText('1-10 of 111+')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Last page' })).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Stop' }))
  release()
  await screen.findByRole('button', { name: 'Continue' })
  expect(screen.getByText('1-10 of 111+')).toBeVisible()
  await person.clear(screen.getByRole('searchbox'))
  await person.type(screen.getByRole('searchbox'), 'mona')
  expect(await screen.findByText('No match in the 300 rows searched so far')).toBeVisible()
  expect(screen.queryByText('No user found')).toBeNull()
})

it('searches all rows of a server that counts only those that it sends', async () => {
  openUsers(andMona(240), '/users?search=mona', { ...unable, total: null, tells: false, counts: 'sent' })
  await screen.findByText('1-1 of 1')
  expect(emails()).toEqual(['Mona@Tour.example'])
})

it('calls no search complete on a server that counts more rows than it ever sends', async () => {
  const first = { ignores: ['search'], tells: false, paging: false, maxRows: 10 } as const
  openUsers(andMona(36), '/users?search=mona', first)
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.queryByText('No user found')).toBeNull()
})

it.each([10, 50])(
  'searches all rows of a server that sends %d at a time and counts only those that it sends',
  async (maxRows) => {
    openUsers(andMona(120), '/users?search=mona', { ...unable, total: 121, tells: false, counts: 'sent', maxRows })
    await screen.findByText('1-1 of 1')
    expect(emails()).toEqual(['Mona@Tour.example'])
  },
)

it('says of a list that was not sent in whole, because rows came twice, only what it has searched', async () => {
  const rows = users(150).map((row) => (row.id === '101' ? mona : row))
  openUsers(rows, '/users?search=mona', { ...unable, repeats: true })
  expect(await screen.findByText('No match in the 130 readable rows')).toBeVisible()
  expect(screen.getByText('0 of 0 · 20 unreadable')).toBeVisible()
  expect(screen.queryByText('No user found')).toBeNull()
})
