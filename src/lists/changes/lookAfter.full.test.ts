import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { adminApi } from '../../api/adminApi'
import { endpoints } from '../../contract/endpoints'
import { users } from '../../testing/builders'
import { openUsers } from '../../testing/listPage'
import { plainServer, userList } from '../../testing/listServer'
import '../../testing/modalDialog'
import { gate, settled, turns } from '../../testing/requests'
import { server } from '../../testing/server'
import { toast, toasts } from '../../testing/toasts'

const read = 'GET /api/admin/users?start=0&end=9'
const toggle1 = 'PUT /api/admin/users/1/toggle-activate'
const togglePath = `${userList.path}/:id/toggle-activate`
const confirm = () => HttpResponse.json({ message: 'Toggled' })

/** The page of two users on such a server, and how one deactivates the first. */
async function open(able: Parameters<typeof openUsers>[2], address?: string) {
  const page = openUsers(users(2), address, able)
  const { user: person, requests, store } = page
  await screen.findByRole('button', { name: 'Actions for user1@list.example' })
  await settled(store)
  requests.length = 0
  const deactivate = async () => {
    await person.click(screen.getByRole('button', { name: 'Actions for user1@list.example' }))
    await person.click(await screen.findByRole('menuitem', { name: 'Deactivate' }))
    await toast('user1@list.example: Toggled')
  }
  return { ...page, deactivate, ofRow: () => requests.filter((line) => line === read || line === toggle1) }
}

const servers = [
  ['ours', {}],
  ['a plain server', plainServer],
] as const
const differs = 'The server reported success, but in its list user1@list.example is now: Active'

it.each(servers)('adds no request to a change that the row shows: %s', async (_which, able) => {
  const { deactivate, ofRow, store } = await open(able)
  await deactivate()
  await settled(store)
  await turns()
  expect(ofRow()).toEqual([read, toggle1, read])
  expect(toasts()).toEqual(['user1@list.example: Toggled'])
})

it.each(servers)('tells when a change was confirmed that the row does not show: %s', async (_which, able) => {
  const { deactivate, ofRow } = await open(able)
  server.use(http.put(togglePath, confirm))
  await deactivate()
  await toast(differs)
  expect(ofRow()).toEqual([read, toggle1, read, read])
})

it('tells it also of a row that was found by a search in the browser', async () => {
  const { deactivate } = await open(plainServer, '/users?search=user1')
  server.use(http.put(togglePath, confirm))
  await deactivate()
  await toast(differs)
})

it('believes no read that may have begun before the change was made', async () => {
  const { deactivate, play, change, requests, store } = await open(plainServer)
  const { open: opened, release } = gate()
  server.use(
    http.put(togglePath, async () => {
      play.hold = opened
      void store.dispatch(
        adminApi.endpoints.users.initiate({ start: 0, end: 9 }, { forceRefetch: true, subscribe: false }),
      )
      await waitFor(() => expect(requests.at(-1)).toBe(read))
      change('1', () => ({ is_active: false }))
      return confirm()
    }),
  )
  await deactivate()
  release()
  await settled(store)
  await turns()
  expect(toasts()).toEqual(['user1@list.example: Toggled'])
})

it.each([
  ['is under way', false],
  ['is under way and out of date', true],
])(
  "believes before a change no earlier read that %s: a toggle would turn a colleague's change back",
  async (_how, isOld) => {
    const { play, change, requests, ofRow, refresh, store, user: person } = await open(plainServer)
    const { open: opened, release } = gate()
    play.hold = opened
    void store.dispatch(
      adminApi.endpoints.users.initiate({ start: 0, end: 9 }, { forceRefetch: true, subscribe: false }),
    )
    await waitFor(() => expect(requests.at(-1)).toBe(read))
    change('1', () => ({ is_active: false }))
    if (isOld) refresh()
    await person.click(screen.getByRole('button', { name: 'Actions for user1@list.example' }))
    await person.click(await screen.findByRole('menuitem', { name: 'Deactivate' }))
    release()
    await toast('user1@list.example was already deactivated')
    expect(ofRow()).not.toContain(toggle1)
  },
)

it('leaves it to the next change of the row to tell', async () => {
  const { deactivate, play, requests } = await open(plainServer)
  const [reads, answer] = [gate(), gate()]
  server.use(
    http.put(togglePath, async () => {
      if (play.hold) await answer.open
      play.hold = reads.open
      return confirm()
    }),
  )
  await deactivate()
  await deactivate()
  reads.release()
  await waitFor(() => expect(requests.filter((line) => line === toggle1)).toHaveLength(2))
  await turns()
  expect(toasts()).toEqual(['user1@list.example: Toggled'])
  answer.release()
  await toast(differs)
})

it('tells it of a row whose list waits for another read', async () => {
  const counts = gate()
  const { deactivate, store } = await open({})
  server.use(
    http.put(togglePath, confirm),
    http.get(endpoints.statusCounts.path, async () => {
      await counts.open
      return HttpResponse.json({ data: { total: 2, statuses: [] } })
    }),
  )
  void store.dispatch(adminApi.endpoints.statusCounts.initiate({ list: 'users' }, { forceRefetch: true }))
  await deactivate()
  counts.release()
  await toast(differs)
})

it('tells it by a message once the dialog of many is closed', async () => {
  const { play, user: person } = await open(plainServer)
  const reads = gate()
  server.use(
    http.put(togglePath, () => {
      play.hold = reads.open
      return confirm()
    }),
  )
  await person.click(screen.getByRole('checkbox', { name: 'Select user1@list.example' }))
  await person.click(await screen.findByRole('button', { name: 'Deactivate 1' }))
  await screen.findByRole('dialog', { name: '1 user deactivated' })
  await person.click(screen.getByRole('button', { name: 'Close' }))
  reads.release()
  await toast(differs)
})

it('corrects the row in the dialog of many, and takes nothing back of it', async () => {
  const { change, user: person } = await open(plainServer)
  server.use(
    http.put(togglePath, ({ params }) => {
      if (params.id === '2') change('2', () => ({ is_active: false }))
      return confirm()
    }),
  )
  await person.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
  await person.click(await screen.findByRole('button', { name: 'Deactivate 2' }))
  const dialog = within(await screen.findByRole('dialog', { name: '1 of 2 users deactivated' }))
  expect(dialog.getByText(/in its list the user is now: Active/)).toBeVisible()
  expect(dialog.queryByText(/is unknown/)).toBeNull()
  expect(dialog.getByRole('button', { name: 'Undo 1 change' })).toBeVisible()
})
