import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { emptyPlatform } from '../../testing/emptyPlatform'
import { openUsers } from '../../testing/listPage'
import { user, userList } from '../../testing/listServer'
import { gate, settled, turns } from '../../testing/requests'
import { server } from '../../testing/server'
import { keepSession } from '../../testing/signedInStore'
import { otherTab } from '../../testing/storedSession'
import { toasts } from '../../testing/toasts'

/** Somebody's change of a user that the server does not answer. */
async function underWay() {
  const { open, release } = gate()
  emptyPlatform()
  const app = openUsers([user()])
  server.use(http.put(`${userList.path}/:id/toggle-activate`, () => open.then(() => HttpResponse.json({}))))
  await app.user.click(await screen.findByRole('button', { name: 'Actions for mona@tour.example' }))
  await app.user.click(await screen.findByRole('menuitem', { name: 'Deactivate' }))
  await waitFor(() => expect(app.requests.at(-1)).toMatch(/^PUT/))
  return { ...app, release }
}

it('tells nobody of a change whose answer had not come when another tab signed out', async () => {
  const { store, release } = await underWay()
  window.localStorage.clear()
  otherTab()
  await screen.findByRole('button', { name: 'Sign in' })
  release()
  await settled(store)
  await turns()
  expect(toasts()).toEqual([])
})

it('reads nothing for a change of the person before with the token of the next', async () => {
  const { store, requests, release } = await underWay()
  requests.length = 0
  keepSession('editor', 'token-of-the-next', 'ann@tour.example')
  otherTab()
  await waitFor(() => expect(store.getState().session).toMatchObject({ role: 'editor' }))
  release()
  await settled(store)
  await turns()
  expect(requests.filter((line) => line.includes(userList.path))).toEqual([])
  expect(toasts()).toEqual([])
})
