import { act, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { signedOut } from '../../../session/sessionSlice'
import { isUnderWay } from '../../../shared/underWay'
import { campaign, campaigns } from '../../../testing/builders'
import { campaignPaths, campaignsOn, campaignServer } from '../../../testing/campaignServer'
import { takeLog } from '../../../testing/consoleLog'
import { approve, openReview as open, stopReviewClock as stopClock, toggle } from '../../../testing/openReview'
import { renderApp } from '../../../testing/renderApp'
import { toast, toasts } from '../../../testing/toasts'
import { gate, turns } from '../../../testing/requests'
import '../../../testing/modalDialog'
import { server } from '../../../testing/server'
import { keepSession } from '../../../testing/signedInStore'

beforeEach(() => keepSession('moderator'))

it('approves with one key each, and sends an approval five seconds later', async () => {
  const { user, shown, writes, later, screen } = await open(campaignServer(...campaigns(3)), 'Campaign 1')
  stopClock()
  await user.keyboard('a')
  expect(shown()).toBe('Campaign 2')
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus()
  await user.keyboard('a')
  expect(shown()).toBe('Campaign 3')
  expect(writes()).toEqual([])
  await later()
  await waitFor(() => expect(writes().sort()).toEqual([approve('1'), approve('2')]))
})

it('takes a double click on Approve for one press, so that nothing unseen is approved', async () => {
  const { user, shown, screen } = await open(campaignServer(...campaigns(3)), 'Campaign 1')
  await user.dblClick(screen.getByRole('button', { name: 'Approve' }))
  expect(shown()).toBe('Campaign 2')
})

it('takes the newest approval back by U and shows its campaign again', async () => {
  const { user, shown, writes, later } = await open(campaignServer(...campaigns(3)), 'Campaign 1')
  stopClock()
  await user.keyboard('aau')
  expect(shown()).toBe('Campaign 2')
  await later()
  await waitFor(() => expect(writes()).toEqual([approve('1')]))
})

it('says of an approved campaign what the server says, deactivates it by D, and says so when it was activated again', async () => {
  const { user, screen, writes, states, later } = await open(campaignServer(...campaigns(2)), 'Campaign 1')
  await user.keyboard('d')
  stopClock()
  await user.keyboard('a')
  await later()
  jest.useRealTimers()
  await waitFor(() => expect(states()[0]).toMatch(/Campaign approved/))
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByText('Campaign approved', { selector: 'article *' })).toBeVisible()
  expect(screen.queryByText('Status', { selector: 'dt' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  await user.keyboard('d')
  await waitFor(() => expect(states()[0]).toMatch(/Deactivated/))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(states()[0]).toMatch(/Approved/))
  expect(writes()).toEqual([approve('1'), toggle('1'), toggle('1')])
})

it('sends what is held when the tab is closed, by a request that outlives the page', async () => {
  const platform = campaignServer(...campaigns(2))
  const kept: boolean[] = []
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'PUT') kept.push(request.keepalive)
  })
  const { user, writes } = await open(platform, 'Campaign 1')
  await user.keyboard('a')
  act(() => {
    window.dispatchEvent(new Event('pagehide'))
  })
  await waitFor(() => expect(writes()).toEqual([approve('1')]))
  expect(kept).toEqual([true])
})

it('signs out only when the server has answered what was held', async () => {
  const platform = campaignServer(...campaigns(2))
  const { open: answered, release } = gate()
  server.use(
    http.post('/api/admin/logout', () => HttpResponse.json({ message: 'Bye' })),
    http.put(campaignPaths.approve, async () => {
      await answered
      return HttpResponse.json({ message: 'Approved' })
    }),
  )
  const { user, screen, writes } = await open(platform, 'Campaign 1')
  await user.keyboard('a')
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  await waitFor(() => expect(writes()).toEqual([approve('1')]))
  await turns()
  expect(platform.requests).not.toContain('POST /api/admin/logout')
  expect(isUnderWay()).toBe(true)
  release()
  await screen.findByRole('heading', { name: 'Sign in' })
  expect(isUnderWay()).toBe(false)
  expect(platform.requests.at(-1)).toBe('POST /api/admin/logout')
  await turns()
  expect(toasts().filter((text) => text.includes('not sent'))).toEqual([])
})

it('says how many approvals were not sent when another tab has signed out', async () => {
  const { user, screen, writes } = await open(campaignServer(...campaigns(3)), 'Campaign 1')
  await user.keyboard('aa')
  window.localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  await screen.findByText('2 approvals were not sent because you were signed out.')
  expect(writes()).toEqual([])
})

it('says nothing of approvals that were not sent to somebody else who has signed in', async () => {
  const { store, user, screen, writes } = await open(campaignServer(...campaigns(3)), 'Campaign 1')
  await user.keyboard('aa')
  act(() => void store.dispatch(signedOut({ why: 'replaced' })))
  await screen.findByRole('heading', { name: 'Sign in' })
  await turns()
  expect(toasts()).toEqual([])
  expect(writes()).toEqual([])
})

it('says which approval failed and why, and lets it be tried again', async () => {
  const platform = campaignServer(...campaigns(2))
  server.use(
    http.put(campaignPaths.approve, () => HttpResponse.json({ message: 'Too late' }, { status: 409 }), { once: true }),
  )
  const { user, states, later, screen, shown } = await open(platform, 'Campaign 1')
  stopClock()
  await user.keyboard('a')
  await later()
  await waitFor(() => expect(states()[0]).toContain('Too late'))
  expect(await toast('Campaign 1: Too late')).toBeVisible()
  await user.keyboard('{ArrowLeft}')
  expect(shown()).toBe('Campaign 1')
  expect(screen.getByRole('button', { name: 'Approve' })).toBeEnabled()
})

it('shows only what waits on a server that ignores the status', async () => {
  const live = campaign({ id: '8', title: 'Live', is_active: true, is_approved: true })
  const { states } = await open(campaignsOn({ plain: true }, live, campaign()), 'City tour')
  expect(states()).toEqual(['City tour'])
})

it('says that nothing waits', async () => {
  campaignServer()
  const { screen } = renderApp('/campaign/review')
  expect(await screen.findByText('No campaigns are waiting')).toBeVisible()
})

it('does not say that nothing waits while some campaigns cannot be read', async () => {
  campaignsOn({ plain: true }, campaign({ is_approved: true }), campaign({ id: '' }), campaign({ id: '' }))
  const { screen } = renderApp('/campaign/review')
  expect(await screen.findByText("2 campaigns couldn't be read. Some of them may be waiting.")).toBeVisible()
  expect(screen.queryByText('No campaigns are waiting')).toBeNull()
  takeLog()
})
