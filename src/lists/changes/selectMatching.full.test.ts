import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { User } from '../../contract/entities'
import { campaigns, users } from '../../testing/builders'
import { campaignServer } from '../../testing/campaignServer'
import { openUsers } from '../../testing/listPage'
import { plainServer, userList } from '../../testing/listServer'
import '../../testing/modalDialog'
import { renderApp } from '../../testing/renderApp'
import { gate, turns } from '../../testing/requests'
import { savedFiles } from '../../testing/savedFiles'
import { server } from '../../testing/server'
import { keepSession } from '../../testing/signedInStore'
import { taskServer } from '../../testing/taskServer'
import { toast } from '../../testing/toasts'

/** The users page with all rows of the page selected. */
async function open(given: readonly User[], address?: string, able?: Parameters<typeof openUsers>[2]) {
  const page = openUsers(given, address, able)
  await screen.findByText(/^1-10 of/)
  await page.user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
  const press = async (name: string | RegExp) => page.user.click(await screen.findByRole('button', { name }))
  const writes = () => page.requests.filter((line) => line.startsWith('PUT')).map((line) => line.split('/')[4])
  return { ...page, press, writes }
}
const idsOf = (rows: readonly User[]) => rows.map(({ id }) => id)

it('offers the rows of the other pages once all of this page are selected, and only then', async () => {
  const { user: person } = await open(users(13))
  expect(await screen.findByRole('button', { name: 'Select all 13' })).toBeVisible()
  await person.click(screen.getByRole('checkbox', { name: 'Select user3@list.example' }))
  expect(screen.queryByRole('button', { name: /^Select all/ })).toBeNull()
})

it('offers nothing more where the page has all rows', async () => {
  await open(users(10))
  expect(await screen.findByRole('button', { name: 'Deactivate 10' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Select all/ })).toBeNull()
})

it.each([
  ['that searches', {}],
  ['that does nothing but page', plainServer],
])('changes every row that matches on a server %s, and each once', async (_what, able) => {
  const rows = users(231).map((row) => ({ ...row, is_active: row.id !== '211' }))
  const { press, writes, play } = await open(rows, '/users?search=user21', able)
  await press('Select all 11 that match')
  // user21 and user210 to user219; user211 is inactive already.
  await press('Deactivate 10')
  await screen.findByRole('dialog', { name: '10 users deactivated' })
  const expected = ['21', '210', '212', '213', '214', '215', '216', '217', '218', '219']
  expect(writes()).toEqual(expected)
  expect(idsOf(play.rows.filter(({ is_active }) => !is_active)).sort()).toEqual([...expected, '211'].sort())
})

it('reads a row of another page by its id before it changes it, and leaves it if a colleague was faster', async () => {
  const { press, requests, change, writes } = await open(users(13))
  await press('Select all 13')
  await screen.findByText('13 selected')
  change('12', () => ({ is_active: false }))
  requests.length = 0
  await press('Deactivate 13')
  const dialog = within(await screen.findByRole('dialog', { name: '12 of 13 users deactivated' }))
  // The rows of this page are read with it, so that it shows what they are then.
  const byId = requests.filter((line) => line.includes('&id='))
  expect(byId).toEqual(['11', '12', '13'].map((id) => `GET /api/admin/users?start=0&end=0&id=${id}`))
  expect(writes()).not.toContain('12')
  expect(dialog.getByText('The user was already deactivated')).toBeVisible()
})

it('reads a row of a server that knows no id in the page of ten that had it', async () => {
  const { press, requests } = await open(users(23), '/users', plainServer)
  await press('Select all 23')
  await screen.findByText('23 selected')
  requests.length = 0
  await press('Deactivate 23')
  await screen.findByRole('dialog', { name: '23 users deactivated' })
  const read = requests.filter((line) => line.startsWith('GET /api/admin/users?'))
  expect(new Set(read)).toEqual(
    new Set(['0&end=9', '10&end=19', '20&end=29'].map((at) => `GET /api/admin/users?start=${at}`)),
  )
})

it('shows how far it has read, and after Stop has selected this page alone', async () => {
  const { open: opened, release } = gate()
  const { press, play, reads } = await open(users(331))
  Object.assign(play, { heldFrom: 100, hold: opened })
  await press('Select all 331')
  expect(await screen.findByText('100 of 331 rows read')).toBeVisible()
  await press('Stop')
  release()
  await turns()
  expect(screen.getByText('10 selected')).toBeVisible()
  expect(reads()).not.toContain('?start=200&end=299')
  expect(screen.getByRole('button', { name: 'Select all 331' })).toBeVisible()
})

it('begins and stops by one button, which keeps the focus', async () => {
  const { open: opened, release } = gate()
  const { user: person, play } = await open(users(331))
  Object.assign(play, { heldFrom: 100, hold: opened })
  const button = await screen.findByRole('button', { name: 'Select all 331' })
  act(() => button.focus())
  await person.keyboard('{Enter}')
  await screen.findByText('100 of 331 rows read')
  expect(screen.getByRole('button', { name: 'Stop' })).toHaveFocus()
  await person.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Select all 331' })).toHaveFocus()
  release()
  await turns()
})

it('shows how far it has read in an element that screen readers know already, and does not have each step read out', async () => {
  const { open: opened, release } = gate()
  const { press, play } = await open(users(331))
  Object.assign(play, { heldFrom: 100, hold: opened })
  const before = screen.getAllByRole('status')
  await press('Select all 331')
  const status = await screen.findByText('100 of 331 rows read')
  expect(before).toContain(status)
  expect(status).toHaveAttribute('aria-live', 'off')
  release()
  await screen.findByText('331 selected')
  await waitFor(() => expect(status).toHaveAttribute('aria-live', 'polite'))
})

it('keeps the selection of this page when the others cannot be read, and says so until they can', async () => {
  const { press, play } = await open(users(231))
  play.failsFrom = 100
  await press('Select all 231')
  await toast('Not all rows could be loaded, so only this page is selected. Try again')
  expect(screen.getByText('10 selected')).toBeVisible()
  play.failsFrom = Infinity
  await press('Select all 231')
  expect(await screen.findByText('231 selected')).toBeVisible()
  await waitFor(() => expect(screen.queryByText(/only this page is selected/)).toBeNull())
})

it('selects the first 500 of more, reads no further, and says so', async () => {
  const { press, reads } = await open(users(731))
  await press('Select all 731')
  expect(await screen.findByText('500 selected')).toBeVisible()
  expect(screen.getByText('These are the first rows: at most 500 can be changed at once.')).toBeVisible()
  expect(reads().filter((query) => query.startsWith('?start=500'))).toEqual([])
})

it('reads on until 500 can be selected, because expired campaigns cannot', async () => {
  keepSession('moderator')
  const { requests } = campaignServer(
    ...campaigns(1_300).map((row, index) => ({ ...row, is_active: false, is_expired: index % 2 === 0 })),
  )
  const { user: person } = renderApp('/campaign')
  await screen.findByText('1-10 of 1,300')
  await person.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
  await person.click(await screen.findByRole('button', { name: 'Select all 1,300' }))
  expect(await screen.findByText('These are the first rows: at most 500 can be changed at once.')).toBeVisible()
  expect(screen.getByText('500 selected')).toBeVisible()
  expect(requests.at(-1)).toBe('GET /api/admin/campaign-ads?start=900&end=999')
})

it('selects all of exactly 500 without such a word', async () => {
  const { press } = await open(users(500))
  await press('Select all 500')
  expect(await screen.findByText('500 selected')).toBeVisible()
  expect(screen.queryByText(/^These are the first rows/)).toBeNull()
})

it('stays over the pages, lets single rows go, and ends with another filter', async () => {
  const { user: person, press } = await open(users(23))
  await press('Select all 23')
  await screen.findByText('23 selected')
  await press('Next page')
  await screen.findByText('11-20 of 23')
  await person.click(await screen.findByRole('checkbox', { name: 'Select user12@list.example' }))
  expect(screen.getByText('22 selected')).toBeVisible()
  await person.click(screen.getByRole('radio', { name: /^Active/ }))
  await waitFor(() => expect(screen.queryByText(/selected$/)).toBeNull())
})

it('counts a row as it was last seen, also once its page is left', async () => {
  const { press, change, refresh } = await open(users(23))
  await press('Select all 23')
  await screen.findByText('23 selected')
  await press('Next page')
  await screen.findByText('11-20 of 23')
  change('12', () => ({ is_active: false }))
  act(refresh)
  await screen.findByRole('button', { name: 'Deactivate 22' })
  await press('Previous page')
  await screen.findByText('1-10 of 23')
  expect(screen.getByRole('button', { name: 'Deactivate 22' })).toBeVisible()
})

it('begins anew with one page once it is cleared', async () => {
  const { user: person, press } = await open(users(23))
  await press('Select all 23')
  await screen.findByText('23 selected')
  await press('Clear selection')
  await person.click(screen.getByRole('checkbox', { name: 'Select user1@list.example' }))
  await screen.findByText('1 selected')
  await press('Next page')
  await screen.findByText('11-20 of 23')
  expect(screen.queryByText(/selected$/)).toBeNull()
})

it('is offered on the last page too', async () => {
  const { press, user: person } = await open(users(13))
  await press('Next page')
  await screen.findByText('11-13 of 13')
  await person.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
  await press('Select all 13')
  expect(await screen.findByText('13 selected')).toBeVisible()
})

it('names no number while the rows are still searched in the browser, and selects also what matches later', async () => {
  const { open: opened, release } = gate()
  const page = openUsers(users(731), '/users?search=user7', plainServer)
  Object.assign(page.play, { heldFrom: 100, hold: opened })
  await screen.findByText(/^1-10/)
  await page.user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
  await page.user.click(await screen.findByRole('button', { name: 'Select all that match' }))
  release()
  // user7, user70 to user79 and user700 to user731.
  expect(await screen.findByText('43 selected')).toBeVisible()
  expect(screen.queryByText(/^These are the first rows/)).toBeNull()
})

it('saves the outcome of each row as a file, with the id under which the server has a refusal', async () => {
  const saved = savedFiles()
  const { press } = await open(users(12))
  server.use(
    http.put(`${userList.path}/:id/toggle-activate`, ({ params }) =>
      params.id === '11'
        ? HttpResponse.json({ message: '=Too late' }, { status: 409, headers: { 'x-request-id': 'abc-1' } })
        : undefined,
    ),
  )
  await press('Select all 12')
  await press('Deactivate 12')
  await screen.findByRole('dialog', { name: '11 of 12 users deactivated' })
  await press('Save results (CSV)')
  expect(saved.map(({ name }) => name)).toEqual(['users-deactivated.csv'])
  const [head, first, ...others] = (await saved[0]?.text())?.split('\r\n') ?? []
  expect(head).toBe('\uFEFFId,Name,Result,Request')
  expect(first).toBe('1,user1@list.example,Toggled,')
  expect(others).toContain("11,user11@list.example,'=Too late,abc-1")
  expect(others).toHaveLength(12)
})

it('offers the Undo of all after its dialog was closed, and tells how that ended where nobody sees the dialog', async () => {
  const { press, play, user: person } = await open(users(12))
  await press('Select all 12')
  await press('Deactivate 12')
  await screen.findByRole('dialog', { name: '12 users deactivated' })
  await press('Close')
  await toast('12 users deactivated')
  taskServer()
  await person.click(screen.getByRole('link', { name: 'Tasks' }))
  await screen.findByRole('heading', { level: 1, name: 'Tasks' })
  await press('Undo')
  await toast('12 users activated')
  expect(play.rows.every(({ is_active }) => is_active)).toBe(true)
})
