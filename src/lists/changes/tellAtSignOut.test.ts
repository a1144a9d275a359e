import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { emptyPlatform } from '../../testing/emptyPlatform'
import { users } from '../../testing/builders'
import { openUsers } from '../../testing/listPage'
import { userList } from '../../testing/listServer'
import '../../testing/modalDialog'
import { gate, settled, turns } from '../../testing/requests'
import { server } from '../../testing/server'
import { keepSession } from '../../testing/signedInStore'
import { otherTab } from '../../testing/storedSession'
import { toast, toasts } from '../../testing/toasts'
import type { RowOutcome } from './outcome'
import { messageAtSignOut } from './tellAtSignOut'

const togglePath = `${userList.path}/:id/toggle-activate`

/** A change of five users: the first was changed, the second refused, of the third the write has no answer. */
async function underWay() {
  emptyPlatform()
  const { open, release } = gate()
  const app = openUsers(users(5))
  server.use(
    http.put(togglePath, async ({ params: { id } }) => {
      if (id === '2') return HttpResponse.json({ message: 'Too late' }, { status: 409 })
      if (id === '3') await open
      app.change(String(id), () => ({ is_active: false }))
      return HttpResponse.json({ message: 'Toggled' })
    }),
    http.post('/api/admin/logout', () => HttpResponse.json({})),
  )
  await screen.findByText('1-5 of 5')
  await app.user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
  await app.user.click(await screen.findByRole('button', { name: 'Deactivate 5' }))
  const writes = () => app.requests.filter((line) => line.startsWith('PUT')).length
  await waitFor(() => expect(writes()).toBe(3))
  const isSignedOut = () => screen.findByRole('button', { name: 'Sign in' })
  return { ...app, release, writes, isSignedOut }
}

it('tells what was changed, not sent and unknown when another tab signs out, and sends nothing more', async () => {
  const { store, release, writes, isSignedOut } = await underWay()
  window.localStorage.clear()
  otherTab()
  await isSignedOut()
  await toast(
    '1 of 5 users deactivated before you were signed out. 2 were not sent. The outcome for 1 is unknown: check it in the list first.',
  )
  release()
  await settled(store)
  await turns()
  expect(writes()).toBe(3)
  expect(toasts()).toHaveLength(1)
})

const rest = '2 of 5 users deactivated before you were signed out. 2 were not sent.'

it('stops at a Logout in its own tab, where Back has left its dialog, and tells how far it came', async () => {
  const { user, release, writes, isSignedOut } = await underWay()
  await act(async () => {
    window.history.replaceState(null, '', '/campaign')
    window.dispatchEvent(new PopStateEvent('popstate'))
    await turns()
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  release()
  await isSignedOut()
  await toast(rest)
  expect(writes()).toBe(3)
})

it('tells it when the sign-in over the page is declined, which has covered the results', async () => {
  const { user, release, isSignedOut, play } = await underWay()
  server.use(http.get('/api/admin/*', () => HttpResponse.json({ message: 'Ended' }, { status: 401 })))
  play.failsFrom = Infinity
  act(() => void window.dispatchEvent(new Event('focus')))
  await screen.findByRole('dialog', { name: 'Your session has ended' })
  release()
  await screen.findByRole('dialog', { name: '2 of 5 users deactivated', hidden: true })
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  await isSignedOut()
  await toast(rest)
})

it('tells nothing to somebody else who signs in instead', async () => {
  const { store, release } = await underWay()
  keepSession('editor', 'token-of-the-next', 'ann@tour.example')
  otherTab()
  await waitFor(() => expect(store.getState().session).toMatchObject({ role: 'editor' }))
  release()
  await settled(store)
  await turns()
  expect(toasts()).toEqual([])
})

it('tells nothing of results that were shown', async () => {
  const { release, isSignedOut } = await underWay()
  release()
  await screen.findByRole('dialog', { name: '4 of 5 users deactivated' })
  window.localStorage.clear()
  otherTab()
  await isSignedOut()
  await turns()
  expect(toasts()).toEqual([])
})

it('counts as unknown only what no answer tells, and what is under way', () => {
  const failed = { requestId: undefined }
  const outcomes: (RowOutcome | undefined)[] = [
    { kind: 'done', said: '', undo: undefined },
    { kind: 'refused', said: 'Too late', ...failed },
    { kind: 'answerLost', state: 'Active', ...failed },
    { kind: 'answerLost', state: 'Active', isConfirmed: true, ...failed },
    { kind: 'unknown', ...failed },
    undefined,
    undefined,
  ]
  const items = outcomes.map((outcome, index) => ({
    id: String(index),
    name: '',
    ...(outcome && { ended: { outcome, text: '' } }),
  }))
  const words = { noun: 'user', doing: 'Deactivating', done: 'deactivated' }
  expect(messageAtSignOut({ words, items, phase: 'running' }, ['5']).text).toBe(
    '1 of 7 users deactivated before you were signed out. 1 was not sent. The outcome for 3 is unknown: check them in the list first.',
  )
})
