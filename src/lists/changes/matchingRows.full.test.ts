import { act, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { User } from '../../contract/entities'
import { users } from '../../testing/builders'
import { openUsers } from '../../testing/listPage'
import { plainServer, userList } from '../../testing/listServer'
import '../../testing/modalDialog'
import { gate } from '../../testing/requests'
import { savedFiles } from '../../testing/savedFiles'
import { server } from '../../testing/server'
import { taskServer } from '../../testing/taskServer'
import { toast } from '../../testing/toasts'
import { openMatching } from '../../testing/openMatching'
const idsOf = (rows: readonly User[]) => rows.map(({ id }) => id)

it.each([
  ['that searches', {}],
  ['that does nothing but page', plainServer],
])('changes every row that matches on a server %s, and each once', async (_what, able) => {
  const rows = users(231).map((row) => ({ ...row, is_active: row.id !== '211' }))
  const { press, writes, play } = await openMatching(rows, '/users?search=user21', able)
  await press('Select all 11 that match')
  // user21 and user210 to user219; user211 is inactive already.
  await press('Deactivate 10')
  await screen.findByRole('dialog', { name: '10 users deactivated' })
  const expected = ['21', '210', '212', '213', '214', '215', '216', '217', '218', '219']
  expect(writes()).toEqual(expected)
  expect(idsOf(play.rows.filter(({ is_active }) => !is_active)).sort()).toEqual([...expected, '211'].sort())
})

it('reads a row of another page by its id before it changes it, and leaves it if a colleague was faster', async () => {
  const { press, requests, change, writes } = await openMatching(users(13))
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
  const { press, requests } = await openMatching(users(23), '/users', plainServer)
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

it('counts a row as it was last seen, also once its page is left', async () => {
  const { press, change, refresh } = await openMatching(users(23))
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
  const { press } = await openMatching(users(12))
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
  const { press, play, user: person } = await openMatching(users(12))
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
