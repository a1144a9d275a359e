import { act, screen, waitFor } from '@testing-library/react'
import { user, users } from '../../testing/builders'
import { takeLog } from '../../testing/consoleLog'
import { openUsers } from '../../testing/listPage'
import { gate, turns } from '../../testing/requests'
import { toast, toasts } from '../../testing/toasts'
import { openExport, savedLines, savedEmails } from '../../testing/openExport'

const click = HTMLAnchorElement.prototype.click
afterEach(() => {
  HTMLAnchorElement.prototype.click = click
})

it('writes the page with whole addresses, exact figures and instants, and nothing a spreadsheet would run', async () => {
  const { press, saved } = await openExport([
    user({ spunky_points: '12345678901234567890.123456789', created_at: '2026-01-31T22:00:00.000Z' }),
    user({ id: '8', email: '=HYPERLINK("x"),1', public_address: '', spunky_points: null, is_active: false }),
  ])
  await press('Export this page (CSV)')
  await toast('2 rows exported')
  expect(saved.map(({ name }) => name)).toEqual(['users.csv'])
  expect((await savedLines(saved)).slice(0, 2)).toEqual([
    '\uFEFFWallet Address,Date Joined,Points,Email,Status',
    '0x70997970C51812dc3A010C7d01b50e0d17dc79C8,2026-01-31T22:00:00.000Z,12345678901234567890.123456789,mona@tour.example,Active',
  ])
  expect((await savedLines(saved))[2]).toMatch(/^,2026-01-\d\dT.*Z,,"'=HYPERLINK\(""x""\),1",Inactive$/)
})

it('reads rows of a search in the browser again that are not sure to be as they were', async () => {
  const plain = { ignores: ['search', 'status', 'sort', 'id'], tells: false } as const
  const { press, play, change, refresh, saved } = await openExport(users(240), '/users?search=user240', plain)
  play.failsFrom = 100
  act(() => refresh())
  await screen.findByText('Not all rows could be loaded.')
  await press('Export all rows (CSV)')
  await toast('Not all rows could be loaded, so nothing was exported. Try again')
  expect(saved).toEqual([])
  play.failsFrom = Infinity
  change('240', () => ({ spunky_points: '17' }))
  await press('Export all rows (CSV)')
  await toast('1 row exported')
  await waitFor(() => expect(screen.queryByText(/nothing was exported/)).toBeNull())
  expect((await savedLines(saved))[1]).toContain(',17,user240@list.example,')
})

it('writes no row of a search in the browser as it was before it is being read again', async () => {
  const plain = { ignores: ['search', 'status', 'sort', 'id'], tells: false } as const
  const { press, play, change, refresh, reads, saved } = await openExport(users(240), '/users?search=user240', plain)
  const { open, release } = gate()
  Object.assign(play, { heldFrom: 100, hold: open })
  change('240', () => ({ spunky_points: '17' }))
  const before = reads().length
  act(() => refresh())
  await waitFor(() => expect(reads().slice(before)).toContain('?start=100&end=199'))
  await press('Export all rows (CSV)')
  release()
  await toast('1 row exported')
  expect((await savedLines(saved))[1]).toContain(',17,user240@list.example,')
})

it('writes all rows that the list is narrowed to, in its order, window after window', async () => {
  const given = [...users(230), user({ id: 'm' })]
  const { press, reads, saved } = await openExport(given, '/users?search=LIST&status=active&sort=-email&page=2')
  await press('Export all rows (CSV)')
  await toast('230 rows exported')
  const narrowed = 'search=LIST&status=active&sort=-email'
  expect(reads().slice(-3)).toEqual([
    `?start=0&end=99&${narrowed}`,
    `?start=100&end=199&${narrowed}`,
    `?start=200&end=299&${narrowed}`,
  ])
  expect(await savedEmails(saved)).toEqual(Array.from({ length: 230 }, (_, row) => `user${230 - row}@list.example`))
  await press('Close')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(toasts()).toEqual(['230 rows exported'])
})

it('writes a row once that has moved on between two windows', async () => {
  const { press, play, saved } = await openExport(users(150))
  const { open, release } = gate()
  Object.assign(play, { heldFrom: 100, hold: open })
  await press('Export all rows (CSV)')
  expect(await screen.findByText('100 of 150 rows read')).toBeVisible()
  release()
  play.rows = [user({ id: 'new', email: 'new@list.example' }), ...play.rows]
  await toast('150 rows exported')
  const found = await savedEmails(saved)
  expect(new Set(found).size).toBe(found.length)
})

it('saves what was found in the browser without reading it again', async () => {
  const given = [...users(150), user({ id: 'm' })]
  const { press, reads, saved } = await openExport(given, '/users?search=mona', { ignores: ['search'] })
  const before = reads().length
  await press('Export all rows (CSV)')
  await toast('1 row exported')
  expect(await savedEmails(saved)).toEqual(['mona@tour.example'])
  expect(reads()).toHaveLength(before)
})

it('goes on when it was begun with a double click', async () => {
  const { user: person, play } = await openExport(users(250))
  const { open, release } = gate()
  Object.assign(play, { heldFrom: 100, hold: open })
  await person.dblClick(screen.getByRole('button', { name: 'Export all rows (CSV)' }))
  await screen.findByText('100 of 250 rows read')
  release()
  await toast('250 rows exported')
})

it('saves nothing once it is stopped by the key that has begun it, and can begin again', async () => {
  const { user: person, press, play, reads, saved } = await openExport(users(250))
  const { open, release } = gate()
  Object.assign(play, { heldFrom: 100, hold: open })
  await press('Export all rows (CSV)')
  await screen.findByText('100 of 250 rows read')
  expect(screen.getByRole('button', { name: 'Stop' })).toHaveFocus()
  await person.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Export all rows (CSV)' })).toHaveFocus()
  release()
  await turns()
  expect(saved).toEqual([])
  expect(reads().at(-1)).toBe('?start=100&end=199')
  await person.keyboard('{Enter}')
  await toast('250 rows exported')
})

it('says how many rows of the list cannot be read, and so are in no file', async () => {
  const given = users(230).map((row, index) => (index % 100 === 1 ? { ...row, id: '' } : row))
  const { press, saved } = await openExport(given)
  await press('Export all rows (CSV)')
  await toast("227 rows exported. 3 rows of the list can't be read")
  expect(await savedEmails(saved)).toHaveLength(227)
  takeLog()
})

it.each([
  ['how much has been read', 'counts its rows', {}, '100 of 250 rows read', ['100', '250']],
  ['no part of an unknown whole', 'does not count them', { counts: false, total: null }, '100 rows read', [null, null]],
])('shows %s on a server that %s', async (_what, _server, able, text, shown) => {
  const { press, play } = await openExport(users(250), '/users', able)
  const { open, release } = gate()
  Object.assign(play, { heldFrom: 100, hold: open })
  await press('Export all rows (CSV)')
  await screen.findByText(text)
  const bar = screen.getByRole('progressbar', { name: 'Loading rows' })
  expect(['value', 'max'].map((name) => bar.getAttribute(name))).toEqual(shown)
  release()
  await toast('250 rows exported')
})

it('writes all rows of a server that sends fewer at a time than asked for and counts only those', async () => {
  const { press, saved } = await openExport(users(120), '/users', { tells: false, counts: 'sent', maxRows: 50 })
  await press('Export all rows (CSV)')
  await toast('120 rows exported')
  expect(new Set(await savedEmails(saved)).size).toBe(120)
})

it('says how many rows did not come, because others came twice', async () => {
  const { press } = await openExport(users(150), '/users', { repeats: true })
  await press('Export all rows (CSV)')
  await toast("130 rows exported. 20 rows of the list can't be read")
})

it('saves nothing and says so when a window cannot be read', async () => {
  const { press, play, saved } = await openExport(users(250))
  play.failsFrom = 200
  await press('Export all rows (CSV)')
  await toast('Not all rows could be loaded, so nothing was exported. Try again')
  expect(saved).toEqual([])
  expect(screen.getByRole('button', { name: 'Export all rows (CSV)' })).toBeEnabled()
})

it('offers nothing to export where there are no rows', async () => {
  const { user: person } = openUsers([])
  await screen.findByText('No Users')
  await person.click(screen.getByRole('button', { name: 'Options' }))
  expect(await screen.findByRole('button', { name: 'Export this page (CSV)' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Export all rows (CSV)' })).toBeDisabled()
})
