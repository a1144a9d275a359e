import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { users } from '../../testing/builders'
import { takeLog } from '../../testing/consoleLog'
import { emails, openUsers } from '../../testing/listPage'
import { userList } from '../../testing/listServer'
import { gate, settled } from '../../testing/requests'
import { askedRange, askedRows, server } from '../../testing/server'

type Rows = ReturnType<typeof users>

/** How a server cuts what it sends out of all rows. */
const cuts = {
  'pages as asked': (rows: Rows, start: number, end: number) => rows.slice(start, end + 1),
  'takes the end for exclusive': (rows: Rows, start: number, end: number) => rows.slice(start, end),
  'sends five rows at most': (rows: Rows, start: number, end: number) =>
    rows.slice(start, Math.min(start + 5, end + 1)),
  'sends five rows, whatever the end': (rows: Rows, start: number) => rows.slice(start, start + 5),
  'sends twenty rows, whatever the end': (rows: Rows, start: number) => rows.slice(start, start + 20),
  'sends 150 rows, whatever the end': (rows: Rows, start: number) => rows.slice(start, start + 150),
  'sends all rows from the start on': (rows: Rows, start: number) => rows.slice(start),
  'sends all rows, whatever the start': (rows: Rows) => rows,
  'sends the first five rows, whatever the start': (rows: Rows) => rows.slice(0, 5),
  'sends the first twenty rows, whatever the start': (rows: Rows) => rows.slice(0, 20),
  'leaves a row of the first page out': (rows: Rows, start: number, end: number) =>
    rows.slice(start, end + 1).filter(({ id }) => id !== '4'),
}

type Cut = keyof typeof cuts

/** Who says how many rows there are: the stats, the list's answer, that one wrongly (only those in it), or nobody. */
const countings = ['stats', 'total', 'sent', 'nobody'] as const

/** The users page on such a server; `labels` are all that its paging has shown. */
function open(cut: Cut, rows: Rows, counting: (typeof countings)[number], address = '/users') {
  const app = openUsers(rows, address, { total: counting === 'stats' ? rows.length : null })
  server.use(
    http.get(userList.path, async ({ request }) => {
      const { start, end } = askedRange(request)
      if (end - start > 9) await app.play.hold
      const data = cuts[cut](rows, start, end)
      const total = counting === 'sent' ? data.length : counting === 'total' ? rows.length : undefined
      return HttpResponse.json({ data, total })
    }),
  )
  const labels = new Set<string>()
  const looking = new MutationObserver(() => labels.add(label()))
  looking.observe(document.body, { childList: true, subtree: true, characterData: true })
  return { ...app, labels }
}

const label = () => document.querySelector('.list-pages [role=status]')?.textContent ?? ''
const next = () => screen.getByRole('button', { name: 'Next page' })
const isEnd = () => next().hasAttribute('disabled')

/** Waits until the page has come and its end is known, if it is the last one. */
async function untilShown({ store }: ReturnType<typeof open>) {
  await settled(store)
  await waitFor(() => {
    expect(document.querySelector('[aria-busy=true]')).toBeNull()
    expect(isEnd() ? !label().endsWith('+') : emails().length === 10).toBe(true)
  })
}

/** The e-mails of this page and of all after it. */
async function toTheEnd(app: ReturnType<typeof open>) {
  const shown: string[] = []
  for (let page = 0; page < 10; page += 1) {
    await untilShown(app)
    shown.push(...emails())
    if (isEnd()) break
    await app.user.click(next())
  }
  return shown
}

it.each([
  [4, 5, '1-4 of 5'],
  [9, 5_000, '1-9 of 5,000'],
])('reads nothing but the window behind %d rows on a server that counts %d', async (listed, total, text) => {
  const app = openUsers(users(listed), '/users', { total: null })
  server.use(
    http.get(userList.path, ({ request }) => HttpResponse.json({ data: askedRows(request, users(listed)), total })),
  )
  await settled(app.store)
  await waitFor(() => expect(label()).toBe(text))
  await settled(app.store)
  expect(app.reads()).toHaveLength(2)
})

const emailsOf = (rows: Rows) => rows.map(({ email }) => email)
const falseTotals = (labels: Set<string>, total: number) =>
  [...labels].filter((text) => / of [\d,]+$/.test(text) && !text.endsWith(` of ${total}`))

const whole = [
  'pages as asked',
  'takes the end for exclusive',
  'sends five rows at most',
  'sends five rows, whatever the end',
  'sends twenty rows, whatever the end',
  'sends all rows from the start on',
  'sends all rows, whatever the start',
] as const

it.each(whole.flatMap((cut) => countings.map((counting) => [cut, counting] as const)))(
  'shows each of 23 rows once, and no other total, on a server that %s (counted by: %s)',
  async (cut, counting) => {
    const app = open(cut, users(23), counting)
    expect(await toTheEnd(app)).toEqual(emailsOf(users(23)))
    expect(label()).toBe('21-23 of 23')
    expect(falseTotals(app.labels, 23)).toEqual([])
  },
)

it.each(whole)('opens a later page with its own rows on a server that %s', async (cut) => {
  const app = open(cut, users(23), 'nobody', '/users?page=2')
  expect(await toTheEnd(app)).toEqual(emailsOf(users(23)).slice(10))
  expect(falseTotals(app.labels, 23)).toEqual([])
})

it.each([
  'sends 150 rows, whatever the end',
  'sends all rows from the start on',
  'sends all rows, whatever the start',
] as const)('reads 400 rows to the end in few requests on a server that %s', async (cut) => {
  const rows = users(400).map((row, index) => (index === 3 ? { ...row, id: '' } : row))
  const app = open(cut, rows, 'nobody', '/users?page=38')
  await screen.findByText('371-380 of 399 · 1 unreadable')
  expect(emails()).toEqual(emailsOf(users(400)).slice(371, 381))
  expect(app.reads().length).toBeLessThan(6)
  expect(falseTotals(app.labels, 399)).toEqual([])
  takeLog()
})

it('reads the whole list where a row is missing from a page and nobody counts them', async () => {
  const app = open('leaves a row of the first page out', users(31), 'nobody')
  expect(await toTheEnd(app)).toEqual(emailsOf(users(31)).filter((email) => !email.startsWith('user4@')))
})

it.each(['nobody', 'sent', 'stats'] as const)(
  'reads once more after seven rows, which then are all (%s)',
  async (by) => {
    const app = open('pages as asked', users(7), by)
    await screen.findByText('1-7 of 7')
    await untilShown(app)
    expect(app.reads()).toEqual(['?start=0&end=9', '?start=7&end=16'])
  },
)

it('reads once where the server says how many rows there are', async () => {
  const app = openUsers(users(7))
  await screen.findByText('1-7 of 7')
  await settled(app.store)
  expect(app.reads()).toEqual(['?start=0&end=9'])
})

it('reads no whole list for a short page of a server that says what it has applied', async () => {
  const app = openUsers(users(23), '/users', { maxRows: 5 })
  await screen.findByText('1-5 of 23')
  await settled(app.store)
  expect(app.reads()).not.toContain('?start=0&end=99')
})

it.each([
  ['five', 'nobody', '1-5 of 5'],
  ['five', 'stats', '1-5 of 23'],
  ['twenty', 'nobody', '1-10 of 20'],
  ['twenty', 'sent', '1-10 of 20'],
] as const)(
  'comes to an end, with each row once, where the first %s rows are sent whatever the start (counted by: %s)',
  async (count, counting, text) => {
    const app = open(`sends the first ${count} rows, whatever the start`, users(23), counting)
    await screen.findByText(text)
    await settled(app.store)
    expect(new Set(emails()).size).toBe(emails().length)
    expect(app.reads().length).toBeLessThan(5)
  },
)

it('says that rows are missing where only the first five of those counted are ever sent', async () => {
  const app = open('sends the first five rows, whatever the start', users(23), 'total')
  await screen.findByText('Only 5 of 23 rows could be loaded.')
  expect(new Set(emails()).size).toBe(5)
  expect(app.reads()).toHaveLength(4)
})

it.each(['takes the end for exclusive', 'sends twenty rows, whatever the end'] as const)(
  'leaves the first rows in sight while it reads the whole list of a server that %s',
  async (cut) => {
    const { open: hold, release } = gate()
    const app = open(cut, users(23), 'nobody')
    Object.assign(app.play, { hold })
    await waitFor(() => expect(app.reads()).toContain('?start=0&end=99'))
    expect(emails()[0]).toBe('user1@list.example')
    expect(label()).toMatch(/^1-(9 of 9|10 of 10)\+$/)
    release()
    await screen.findByText('1-10 of 23')
  },
)

it('makes pages of 25 rows smaller before it reads the whole list', async () => {
  const app = open('takes the end for exclusive', users(31), 'total', '/users?size=25')
  expect(await toTheEnd(app)).toEqual(emailsOf(users(31)))
  expect(window.location.search).toBe('?page=4')
})
