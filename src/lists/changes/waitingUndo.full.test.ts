import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { baseApi } from '../../api/baseApi'
import { expired } from '../../session/sessionSlice'
import { users } from '../../testing/builders'
import { openUsers } from '../../testing/listPage'
import { userList } from '../../testing/listServer'
import '../../testing/modalDialog'
import { gate, settled, turns } from '../../testing/requests'
import { server } from '../../testing/server'
import { signIn } from '../../testing/signIn'
import { answerLogin } from '../../testing/storedSession'
import { toast, toasts } from '../../testing/toasts'

const toggle = (id: string) => `PUT /api/admin/users/${id}/toggle-activate`

/** User 1 was deactivated, and others too, and can be taken back by messages; of user 2 the server does not answer the write yet. */
async function underWay(...others: readonly string[]) {
  const app = openUsers(users(3))
  const { open, release } = gate()
  server.use(
    http.put(`${userList.path}/2/toggle-activate`, async () => {
      await open
      app.change('2', ({ is_active }) => ({ is_active: !is_active }))
      return HttpResponse.json({ message: 'Toggled' })
    }),
  )
  const press = (name: string) => app.user.click(screen.getByRole('button', { name }))
  const select = (id: string) => app.user.click(screen.getByRole('checkbox', { name: `Select user${id}@list.example` }))
  const shows = (name: string) => screen.findByRole('dialog', { name })
  const writes = () => app.requests.filter((line) => line.startsWith('PUT'))
  const undo = async () => {
    for (const button of screen.getAllByRole('button', { name: 'Undo' })) await app.user.click(button)
  }
  const deactivate = async (id: string) => {
    await select(id)
    await app.user.click(await screen.findByRole('button', { name: 'Deactivate 1' }))
  }
  await screen.findByText('1-3 of 3')
  const before = ['1', ...others]
  for (const id of before) {
    await deactivate(id)
    await shows('1 user deactivated')
    await press('Close')
    await waitFor(() => expect(toasts()).toHaveLength(before.indexOf(id) + 1))
  }
  await deactivate('2')
  await shows('Deactivating 1 user')
  await waitFor(() => expect(writes()).toEqual([...before, '2'].map(toggle)))
  return { ...app, press, undo, shows, writes, release }
}

it('takes back a bulk change once another has ended and its results are closed', async () => {
  const { undo, release, press, shows, writes } = await underWay()
  await undo()
  await turns()
  expect(writes()).toHaveLength(2)
  release()
  await shows('1 user deactivated')
  await turns()
  expect(writes()).toHaveLength(2)
  await press('Close')
  const dialog = await shows('1 user activated')
  expect(within(dialog).getByRole('listitem')).toHaveTextContent(/user1@list.example.*Toggled/)
  expect(writes()).toEqual(['1', '2', '1'].map(toggle))
})

it('leaves the results of another alone that has ended until they are closed', async () => {
  const { undo, release, press, shows, writes } = await underWay()
  release()
  await shows('1 user deactivated')
  await undo()
  await turns()
  expect(writes()).toHaveLength(2)
  await press('Close')
  await shows('1 user activated')
  expect(writes()).toEqual(['1', '2', '1'].map(toggle))
})

it('takes back the other one first where that is asked for in its dialog', async () => {
  const { undo, release, press, shows, writes } = await underWay()
  await undo()
  release()
  await shows('1 user deactivated')
  await press('Undo 1 change')
  await shows('1 user activated')
  expect(writes()).toEqual(['1', '2', '2'].map(toggle))
  await press('Close')
  await waitFor(() => expect(writes()).toEqual(['1', '2', '2', '1'].map(toggle)))
})

it('takes back several one after the other', async () => {
  const { undo, release, press, shows, writes } = await underWay('3')
  await undo()
  release()
  await shows('1 user deactivated')
  await press('Close')
  const first = await shows('1 user activated')
  expect(within(first).getByRole('listitem')).toHaveTextContent(/user1@/)
  await press('Close')
  await waitFor(() => expect(writes()).toEqual(['1', '3', '2', '1', '3'].map(toggle)))
  expect(within(await shows('1 user activated')).getByRole('listitem')).toHaveTextContent(/user3@/)
})

it('takes nothing back for the next person', async () => {
  const { undo, release, store, writes } = await underWay()
  await undo()
  store.dispatch(baseApi.util.resetApiState())
  release()
  await settled(store)
  await turns()
  expect(writes()).toEqual(['1', '2'].map(toggle))
})

it('takes nothing back when the session expires meanwhile, also once its person is back', async () => {
  const { undo, release, press, shows, store, writes } = await underWay()
  await undo()
  store.dispatch(expired())
  answerLogin({ data: { token: 'next', admin: { role: 'moderator', name: 'Mona' } } })
  await signIn(store)
  release()
  await shows('1 user deactivated')
  await press('Close')
  await settled(store)
  expect(writes()).toEqual(['1', '2'].map(toggle))
})

it('says that a row is being changed whose single change is taken back meanwhile, and sends nothing', async () => {
  const { user, requests, change } = openUsers(users(1))
  const { open, release } = gate()
  const choose = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: 'Actions for user1@list.example' }))
    await user.click(await screen.findByRole('menuitem', { name }))
  }
  await choose('Deactivate')
  await toast('user1@list.example: Toggled')
  server.use(
    http.put(`${userList.path}/1/toggle-activate`, async () => {
      await open
      change('1', () => ({ is_active: true }))
      return HttpResponse.json({})
    }),
  )
  await choose('Activate')
  await waitFor(() => expect(requests.filter((line) => line.startsWith('PUT'))).toHaveLength(2))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await toast('user1@list.example is already being changed, so nothing was sent.')
  release()
  await toast('user1@list.example activated')
  await waitFor(() => expect(toasts()).toEqual(['user1@list.example activated']))
  expect(requests.filter((line) => line.startsWith('PUT'))).toHaveLength(2)
})
