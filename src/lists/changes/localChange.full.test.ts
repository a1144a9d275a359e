import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { ListRequest } from '../../contract/paging'
import { users } from '../../testing/builders'
import { openUsers } from '../../testing/listPage'
import { plainServer, userList } from '../../testing/listServer'
import { gate, settled, turns } from '../../testing/requests'
import { savedFiles } from '../../testing/savedFiles'
import { server } from '../../testing/server'
import { toast } from '../../testing/toasts'

const toggle = 'PUT /api/admin/users/599/toggle-activate'

/**
 * User 599 of 600 is deactivated, found by a search in the browser; `newer` users have come before it since. `request`: the page
 * on which it was found by Select all. The windows of a hundred that follow the first one are held back.
 */
async function deactivate(newer = 0, request?: ListRequest) {
  const page = openUsers(users(600), '/users?search=user599', plainServer)
  const { user: person, requests, store, play } = page
  const { open, release } = gate()
  await screen.findByText('1-1 of 1')
  await settled(store)
  requests.length = 0
  play.rows = [...users(newer).map((row) => ({ ...row, id: `new${row.id}` })), ...play.rows]
  const hold = () =>
    server.use(
      http.get(userList.path, async ({ request }) => {
        if (/start=[1-9]00&end=\d99$/.test(request.url)) await open
      }),
    )
  const press = async (action: string) => {
    await person.click(screen.getByRole('button', { name: 'Actions for user599@list.example' }))
    await person.click(await screen.findByRole('menuitem', { name: action }))
  }
  hold()
  const name = 'user599@list.example'
  const change = { id: '599', name, text: name, action: 'deactivate', request }
  if (request) store.dispatch({ type: 'users/changeRequested', payload: change })
  else await press('Deactivate')
  await toast('user599@list.example: Toggled')
  return { ...page, press, release }
}

const row = () => document.querySelector('tbody tr')?.textContent

it('reads the ten rows around a row that the browser has found before it changes it, and no others', async () => {
  const { requests, release, store } = await deactivate()
  expect(requests.slice(0, requests.indexOf(toggle))).toEqual(['GET /api/admin/users?start=593&end=602'])
  release()
  await settled(store)
})

it('reads a row that has moved further than that among the hundred around it, before its change and after', async () => {
  const { requests, release, store } = await deactivate(8)
  await waitFor(() => expect(row()).toContain('Inactive'))
  const near = ['GET /api/admin/users?start=593&end=602', 'GET /api/admin/users?start=548&end=647']
  expect(requests.slice(0, requests.indexOf(toggle))).toEqual(near)
  expect(requests.filter((line) => near.includes(line))).toEqual([...near, ...near])
  release()
  await settled(store)
})

it('reads the page alone on which Select all has found a row, wherever the row was before', async () => {
  const { requests, release, store } = await deactivate(100, { start: 690, end: 699 })
  await waitFor(() => expect(row()).toContain('Inactive'))
  const read = 'GET /api/admin/users?start=690&end=699'
  expect(requests.slice(0, requests.indexOf(toggle))).toEqual([read])
  expect(requests.filter((line) => line === read)).toHaveLength(2)
  release()
  await settled(store)
})

it('shows the row as it is while all rows are read again, and lets it be changed once more', async () => {
  const { press, release, requests, store } = await deactivate()
  await waitFor(() => expect(row()).toContain('Inactive'))
  expect(requests.at(-1)).toBe('GET /api/admin/users?start=100&end=199')
  await press('Activate')
  await waitFor(() => expect(requests.filter((line) => line === toggle)).toHaveLength(2))
  await waitFor(() => expect(row()).not.toContain('Inactive'))
  release()
  await settled(store)
  await turns()
  expect(row()).not.toContain('Inactive')
})

it('shows a row as it is once its change has been refused', async () => {
  const { user: person, change, store } = openUsers(users(600), '/users?search=user599', plainServer)
  await screen.findByText('1-1 of 1')
  await settled(store)
  server.use(
    http.put(`${userList.path}/:id/toggle-activate`, () => {
      change('599', () => ({ is_active: false }))
      return HttpResponse.json({ message: 'Already done' }, { status: 409 })
    }),
  )
  await person.click(screen.getByRole('button', { name: 'Actions for user599@list.example' }))
  await person.click(await screen.findByRole('menuitem', { name: 'Deactivate' }))
  await toast('user599@list.example: Already done')
  await waitFor(() => expect(row()).toContain('Inactive'))
})

it('exports nothing from before while all rows are read again', async () => {
  const saved = savedFiles()
  const { change, user: person, requests, release } = await deactivate()
  await waitFor(() => expect(requests).toContain('GET /api/admin/users?start=100&end=199'))
  change('599', () => ({ spunky_points: '17' }))
  await person.click(screen.getByRole('button', { name: 'Options' }))
  await person.click(await screen.findByRole('button', { name: 'Export all rows (CSV)' }))
  await turns()
  expect(saved).toEqual([])
  release()
  await toast('1 row exported')
  expect(await saved[0]?.text()).toMatch(/,17,user599@list\.example,Inactive/)
})
