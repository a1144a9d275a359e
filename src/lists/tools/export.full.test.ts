import { act, screen, waitFor } from '@testing-library/react'
import { signedOut } from '../../session/sessionSlice'
import { user, users } from '../../testing/builders'
import { takeLog } from '../../testing/consoleLog'
import { openUsers } from '../../testing/listPage'
import { gate, turns } from '../../testing/requests'
import { savedFiles } from '../../testing/savedFiles'
import { taskServer } from '../../testing/taskServer'
import { toast, toasts } from '../../testing/toasts'

const click = HTMLAnchorElement.prototype.click
afterEach(() => {
  HTMLAnchorElement.prototype.click = click
})

/** The users page with its list menu open, and the files saved from it. */
async function openMenu(...given: Parameters<typeof openUsers>) {
  const saved = savedFiles()
  const page = openUsers(...given)
  await screen.findByText(/^\d+-\d+ of \d+/)
  const button = screen.getByRole('button', { name: 'Options' })
  await page.user.click(button)
  await screen.findByRole('dialog')
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }))
  return { ...page, saved, press, button }
}

const lines = async (saved: ReturnType<typeof savedFiles>) => (await saved[0]?.text())?.split('\r\n') ?? []
const emailsIn = async (saved: ReturnType<typeof savedFiles>) =>
  (await lines(saved)).slice(1, -1).map((line) => line.split(',')[3])

it('writes the page with whole addresses, exact figures and instants, and nothing a spreadsheet would run', async () => {
  const { press, saved } = await openMenu([
    user({ spunky_points: '12345678901234567890.123456789', created_at: '2026-01-31T22:00:00.000Z' }),
    user({ id: '8', email: '=HYPERLINK("x"),1', public_address: '', spunky_points: null, is_active: false }),
  ])
  await press('Export this page (CSV)')
  await toast('2 rows exported')
  expect(saved.map(({ name }) => name)).toEqual(['users.csv'])
  expect((await lines(saved)).slice(0, 2)).toEqual([
    '\uFEFFWallet Address,Date Joined,Points,Email,Status',
    '0x70997970C51812dc3A010C7d01b50e0d17dc79C8,2026-01-31T22:00:00.000Z,12345678901234567890.123456789,mona@tour.example,Active',
  ])
  expect((await lines(saved))[2]).toMatch(/^,2026-01-\d\dT.*Z,,"'=HYPERLINK\(""x""\),1",Inactive$/)
})

it('reads rows of a search in the browser again that are not sure to be as they were', async () => {
  const plain = { ignores: ['search', 'status', 'sort', 'id'], tells: false } as const
  const { press, play, change, refresh, saved } = await openMenu(users(240), '/users?search=user240', plain)
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
  expect((await lines(saved))[1]).toContain(',17,user240@list.example,')
})

it('writes no row of a search in the browser as it was before it is being read again', async () => {
  const plain = { ignores: ['search', 'status', 'sort', 'id'], tells: false } as const
  const { press, play, change, refresh, reads, saved } = await openMenu(users(240), '/users?search=user240', plain)
  const { open, release } = gate()
  Object.assign(play, { heldFrom: 100, hold: open })
  change('240', () => ({ spunky_points: '17' }))
  const before = reads().length
  act(() => refresh())
  await waitFor(() => expect(reads().slice(before)).toContain('?start=100&end=199'))
  await press('Export all rows (CSV)')
  release()
  await toast('1 row exported')
  expect((await lines(saved))[1]).toContain(',17,user240@list.example,')
})

it('writes all rows that the list is narrowed to, in its order, window after window', async () => {
  const given = [...users(230), user({ id: 'm' })]
  const { press, reads, saved } = await openMenu(given, '/users?search=LIST&status=active&sort=-email&page=2')
  await press('Export all rows (CSV)')
  await toast('230 rows exported')
  const narrowed = 'search=LIST&status=active&sort=-email'
  expect(reads().slice(-3)).toEqual([
    `?start=0&end=99&${narrowed}`,
    `?start=100&end=199&${narrowed}`,
    `?start=200&end=299&${narrowed}`,
  ])
  expect(await emailsIn(saved)).toEqual(Array.from({ length: 230 }, (_, row) => `user${230 - row}@list.example`))
  await press('Close')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(toasts()).toEqual(['230 rows exported'])
})

it('writes a row once that has moved on between two windows', async () => {
  const { press, play, saved } = await openMenu(users(150))
  const { open, release } = gate()
  Object.assign(play, { heldFrom: 100, hold: open })
  await press('Export all rows (CSV)')
  expect(await screen.findByText('100 of 150 rows read')).toBeVisible()
  release()
  play.rows = [user({ id: 'new', email: 'new@list.example' }), ...play.rows]
  await toast('150 rows exported')
  const found = await emailsIn(saved)
  expect(new Set(found).size).toBe(found.length)
})

it('saves what was found in the browser without reading it again', async () => {
  const given = [...users(150), user({ id: 'm' })]
  const { press, reads, saved } = await openMenu(given, '/users?search=mona', { ignores: ['search'] })
  const before = reads().length
  await press('Export all rows (CSV)')
  await toast('1 row exported')
  expect(await emailsIn(saved)).toEqual(['mona@tour.example'])
  expect(reads()).toHaveLength(before)
})

it('goes on when it was begun with a double click', async () => {
  const { user: person, play } = await openMenu(users(250))
  const { open, release } = gate()
  Object.assign(play, { heldFrom: 100, hold: open })
  await person.dblClick(screen.getByRole('button', { name: 'Export all rows (CSV)' }))
  await screen.findByText('100 of 250 rows read')
  release()
  await toast('250 rows exported')
})

it('saves nothing once it is stopped by the key that has begun it, and can begin again', async () => {
  const { user: person, press, play, reads, saved } = await openMenu(users(250))
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
  const { press, saved } = await openMenu(given)
  await press('Export all rows (CSV)')
  await toast("227 rows exported. 3 rows of the list can't be read")
  expect(await emailsIn(saved)).toHaveLength(227)
  takeLog()
})

it.each([
  ['how much has been read', 'counts its rows', {}, '100 of 250 rows read', ['100', '250']],
  ['no part of an unknown whole', 'does not count them', { counts: false, total: null }, '100 rows read', [null, null]],
])('shows %s on a server that %s', async (_what, _server, able, text, shown) => {
  const { press, play } = await openMenu(users(250), '/users', able)
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
  const { press, saved } = await openMenu(users(120), '/users', { tells: false, counts: 'sent', maxRows: 50 })
  await press('Export all rows (CSV)')
  await toast('120 rows exported')
  expect(new Set(await emailsIn(saved)).size).toBe(120)
})

it('says how many rows did not come, because others came twice', async () => {
  const { press } = await openMenu(users(150), '/users', { repeats: true })
  await press('Export all rows (CSV)')
  await toast("130 rows exported. 20 rows of the list can't be read")
})

it('saves nothing and says so when a window cannot be read', async () => {
  const { press, play, saved } = await openMenu(users(250))
  play.failsFrom = 200
  await press('Export all rows (CSV)')
  await toast('Not all rows could be loaded, so nothing was exported. Try again')
  expect(saved).toEqual([])
  expect(screen.getByRole('button', { name: 'Export all rows (CSV)' })).toBeEnabled()
})

/** An export of 250 rows of which 100 have been read, until it is released; then the menu is closed by Escape. */
async function closeDuringExport() {
  const page = await openMenu(users(250))
  const { open, release } = gate()
  Object.assign(page.play, { heldFrom: 100, hold: open })
  await page.press('Export all rows (CSV)')
  await screen.findByText('100 of 250 rows read')
  await page.user.keyboard('{Escape}')
  await waitFor(() => expect(page.button).toHaveFocus())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(page.button).toHaveAttribute('aria-expanded', 'false')
  return { ...page, release }
}

it('goes on with the menu closed while the list is used, and saves what was asked for', async () => {
  const { press, release, saved } = await closeDuringExport()
  await press('Next page')
  await screen.findByText('11-20 of 250')
  release()
  await toast('250 rows exported')
  expect(new Set(await emailsIn(saved)).size).toBe(250)
})

it('shows how far it is, and can be stopped, in the menu that is opened again', async () => {
  const { press, release, reads, saved } = await closeDuringExport()
  await press('Options')
  expect(await screen.findByText('100 of 250 rows read')).toBeVisible()
  await press('Stop')
  release()
  await turns(60)
  expect(reads().at(-1)).toBe('?start=100&end=199')
  expect([saved, toasts()]).toEqual([[], []])
})

it('can be stopped also while the list has no rows to show', async () => {
  const { press, release, saved, user: person } = await closeDuringExport()
  await person.type(screen.getByRole('searchbox'), 'nobody')
  await screen.findByText('No user found')
  await press('Options')
  await person.click(await screen.findByRole('button', { name: 'Stop' }))
  expect(screen.getByRole('button', { name: 'Export all rows (CSV)' })).toBeDisabled()
  release()
  await turns(60)
  expect(saved).toEqual([])
})

it('offers nothing to export where there are no rows', async () => {
  const { user: person } = openUsers([])
  await screen.findByText('No Users')
  await person.click(screen.getByRole('button', { name: 'Options' }))
  expect(await screen.findByRole('button', { name: 'Export this page (CSV)' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Export all rows (CSV)' })).toBeDisabled()
})

it('says that it was stopped when the page is left, and reads no more', async () => {
  taskServer()
  const { release, reads, saved, user: person } = await closeDuringExport()
  await person.click(screen.getByRole('link', { name: 'Tasks' }))
  await toast('The export was stopped: its list is no longer shown.')
  release()
  await turns(60)
  expect(reads().at(-1)).toBe('?start=100&end=199')
  expect(saved).toEqual([])
})

it('says nothing of it to the next person', async () => {
  const { release, store } = await closeDuringExport()
  store.dispatch(signedOut({ reason: 'replaced' }))
  await screen.findByLabelText('E-mail')
  release()
  await turns(60)
  expect(toasts()).toEqual([])
})
