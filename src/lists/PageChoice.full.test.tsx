import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { users } from '../testing/builders'
import { emails, openUsers } from '../testing/listPage'
import { userList } from '../testing/listServer'
import { gate, settled, turns } from '../testing/requests'
import { askedRange, askedRows, server } from '../testing/server'
import { toasts } from '../testing/toasts'

const button = (name: string) => screen.getByRole('button', { name })

it('goes to the last page, to the first, and to a page that is typed, the last one for a higher number', async () => {
  const { user: person } = openUsers(users(1_031))
  await screen.findByText('1-10 of 1,031')
  expect(button('First page')).toBeDisabled()
  await person.click(button('Last page'))
  await screen.findByText('1,031-1,031 of 1,031')
  expect(button('Last page')).toBeDisabled()
  await person.click(button('First page'))
  await screen.findByText('1-10 of 1,031')
  const field = screen.getByRole('spinbutton', { name: 'Page' })
  expect(field).toHaveAccessibleDescription('of 104')
  const jump = async (to: string) => {
    await person.clear(field)
    await person.type(field, to)
    // user-event submits no number field by Enter, as browsers do.
    fireEvent.submit(field)
  }
  await jump('57')
  await screen.findByText('561-570 of 1,031')
  expect(window.location.search).toBe('?page=57')
  await jump('9999')
  await screen.findByText('1,031-1,031 of 1,031')
  expect(field).toHaveValue(104)
})

it('stays where it is when no number is typed, and says its own page again after what led to no other', async () => {
  const { user: person } = openUsers(users(31), '/users?page=2')
  await screen.findByText('11-20 of 31')
  const field = await screen.findByRole('spinbutton', { name: 'Page' })
  await person.clear(field)
  fireEvent.submit(field)
  expect(window.location.search).toBe('?page=2')
  expect(field).toHaveValue(2)
  await person.type(field, '9')
  await person.click(button('Last page'))
  await screen.findByText('31-31 of 31')
  expect(field).toHaveValue(4)
  await person.type(field, '9')
  fireEvent.submit(field)
  expect(field).toHaveValue(4)
})

it('shows as many rows as chosen, from the row that was the first one', async () => {
  const { user: person, reads } = openUsers(users(120), '/users?page=4')
  await screen.findByText('31-40 of 120')
  await person.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '25')
  await screen.findByText('26-50 of 120')
  expect(emails()).toHaveLength(25)
  expect(window.location.search).toBe('?page=2&size=25')
  expect(reads().at(-1)).toBe('?start=25&end=49')
  await person.click(button('Next page'))
  await screen.findByText('51-75 of 120')
})

it('offers no more than next and previous while nobody says how many rows there are', async () => {
  openUsers(users(31), '/users', { counts: false, total: null })
  await screen.findByText('1-10 of 10+')
  expect(screen.queryByRole('button', { name: 'Last page' })).toBeNull()
  expect(screen.queryByRole('combobox', { name: 'Rows per page' })).toBeNull()
  expect(screen.queryByRole('spinbutton')).toBeNull()
})

it('offers no page and no size for rows that fit on one page', async () => {
  openUsers(users(10))
  await screen.findByText('1-10 of 10')
  expect(screen.queryByRole('button', { name: 'Last page' })).toBeNull()
  expect(screen.queryByRole('combobox', { name: 'Rows per page' })).toBeNull()
})

it('finds rows near the end in few steps where another endpoint counts more rows than the list has', async () => {
  const { user: person, reads } = openUsers(users(31), '/users', { tells: false, counts: false, total: 400 })
  await screen.findByText('1-10 of 400')
  const before = reads().length
  await person.click(button('Last page'))
  await screen.findByText('21-30 of 400')
  expect(emails()[0]).toBe('user21@list.example')
  expect(reads().length - before).toBeLessThan(15)
  await person.click(button('Next page'))
  await screen.findByText('31-31 of 31')
})

/** The users page on a server whose lists say a total that is only an estimate. */
function openEstimated(count: number, total: number, address: string) {
  const app = openUsers([], address)
  server.use(
    http.get(userList.path, ({ request }) => HttpResponse.json({ data: askedRows(request, users(count)), total })),
  )
  return app
}

it('finds rows near the end in few steps where the total is only an estimate', async () => {
  const { user: person, reads } = openEstimated(31, 4_000, '/users')
  await screen.findByText('1-10 of 4,000')
  const before = reads().length
  await person.click(button('Last page'))
  await screen.findByText('31-31 of 4,000')
  expect(emails()[0]).toBe('user31@list.example')
  expect(reads().length - before).toBeLessThan(15)
})

it.each([
  ['and counts them', {}, '51-60 of 120'],
  ['and does not count them', { counts: false, total: null }, '51-60 of 60+'],
])('leaves no row out where a server sends ten at most %s, and says so', async (_what, able, label) => {
  openUsers(users(120), '/users?page=3&size=25', { maxRows: 10, ...able })
  await screen.findByText(label)
  await waitFor(() => expect(emails()[0]).toBe('user51@list.example'))
  await waitFor(() => expect(window.location.search).toBe('?page=6'))
  await waitFor(() => expect(toasts()).toEqual(['This server sends fewer rows at a time, so each page has 10.']))
})

it.each([
  ['nobody counts', () => openUsers(users(13), '/users', { tells: false, counts: false, total: null }), '1-13 of 13'],
  [
    'the stats count one more',
    () => openUsers(users(13), '/users', { tells: false, counts: false, total: 14 }),
    '1-13 of 14',
  ],
  ['the list counts some more', () => openEstimated(13, 20, '/users'), '1-13 of 20'],
])('keeps the chosen 25 rows where there are no more than 13 and %s', async (_what, open, label) => {
  const { user: person, store } = open()
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Rows per page' }), '25')
  await screen.findByText(label)
  await settled(store)
  expect(window.location.search).toBe('?size=25')
  expect(emails()).toHaveLength(13)
  expect(toasts()).toEqual([])
  expect(screen.getByRole('combobox', { name: 'Rows per page' })).toHaveValue('25')
})

it('keeps 25 rows a page when more came between the reading of the page and of the rows behind it', async () => {
  const uncounted = { tells: false, counts: false, total: null }
  const { play, refresh, reads, store } = openUsers(users(20), '/users?size=25', uncounted)
  await screen.findByText(/^1-20 of 20/)
  await settled(store)
  const { open, release } = gate()
  server.use(
    http.get(userList.path, ({ request }) =>
      askedRange(request).start === 0 ? open.then(() => undefined) : undefined,
    ),
  )
  play.rows = users(45)
  const before = reads().length
  refresh()
  await waitFor(() =>
    expect(
      reads()
        .slice(before)
        .some((read) => read.startsWith('?start=20')),
    ).toBe(true),
  )
  await turns(100)
  release()
  await settled(store)
  expect(window.location.search).toBe('?size=25')
  expect(toasts()).toEqual([])
})
