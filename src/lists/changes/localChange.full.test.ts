import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { openUsers } from '../../testing/listPage'
import { userList, users } from '../../testing/listServer'
import { gate, settled, turns } from '../../testing/requests'
import { savedFiles } from '../../testing/savedFiles'
import { server } from '../../testing/server'
import { toast } from '../../testing/toasts'

const plain = { ignores: ['search', 'status', 'sort', 'id'], tells: false } as const
const toggle = 'PUT /api/admin/users/599/toggle-activate'

/** User 599 of 600 is deactivated, found by a search in the browser; `hold` holds back the windows of a hundred after the first one. */
async function deactivate() {
  const page = openUsers(users(600), '/users?search=user599', plain)
  const { user: person, requests, store } = page
  const { open, release } = gate()
  await screen.findByText('1-1 of 1')
  await settled(store)
  requests.length = 0
  const hold = () =>
    server.use(
      http.get(userList.path, async ({ request }) => {
        if (/start=[1-9].*end=\d*99$/.test(request.url)) await open
      }),
    )
  const press = async (action: string) => {
    await person.click(screen.getByRole('button', { name: 'Actions for user599@list.example' }))
    await person.click(await screen.findByRole('menuitem', { name: action }))
  }
  hold()
  await press('Deactivate')
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
