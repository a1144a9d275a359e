import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { user } from '../../testing/builders'
import { emptyPlatform } from '../../testing/emptyPlatform'
import { openUsers } from '../../testing/listPage'
import { userList } from '../../testing/listServer'
import { gate, settled, turns } from '../../testing/requests'
import { server } from '../../testing/server'
import { keepSession } from '../../testing/signedInStore'
import { otherTab } from '../../testing/storedSession'
import { toasts } from '../../testing/toasts'

/** Somebody's change of a user, of which the server does not answer the write, or the read before it. */
async function underWay(held: 'PUT' | 'GET' = 'PUT') {
  const { open, release } = gate()
  emptyPlatform()
  const app = openUsers([user()])
  server.use(http.put(`${userList.path}/:id/toggle-activate`, () => open.then(() => HttpResponse.json({}))))
  await screen.findByText('1-1 of 1')
  if (held === 'GET') Object.assign(app.play, { hold: open })
  app.requests.length = 0
  await app.user.click(await screen.findByRole('button', { name: 'Actions for mona@tour.example' }))
  await app.user.click(await screen.findByRole('menuitem', { name: 'Deactivate' }))
  await waitFor(() => expect(app.requests.at(-1)?.startsWith(held)).toBe(true))
  return { ...app, release }
}

it.each(['PUT', 'GET'] as const)(
  'tells nobody of a change whose %s had no answer when another tab signed out',
  async (held) => {
    const { store, release } = await underWay(held)
    window.localStorage.clear()
    otherTab()
    await screen.findByRole('button', { name: 'Sign in' })
    release()
    await settled(store)
    await turns()
    expect(toasts()).toEqual([])
  },
)

it.each(['PUT', 'GET'] as const)(
  'sends nothing for a change of the person before with the token of the next, after a %s',
  async (held) => {
    const { store, requests, release } = await underWay(held)
    requests.length = 0
    keepSession('editor', 'token-of-the-next', 'ann@tour.example')
    otherTab()
    await waitFor(() => expect(store.getState().session).toMatchObject({ role: 'editor' }))
    release()
    await settled(store)
    await turns()
    expect(requests.filter((line) => line.includes(userList.path))).toEqual([])
    expect(toasts()).toEqual([])
  },
)
