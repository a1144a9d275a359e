import { act, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { campaigns } from '../../../testing/builders'
import { campaignPaths, campaignServer } from '../../../testing/campaignServer'
import '../../../testing/modalDialog'
import { approve, openReview, stopReviewClock } from '../../../testing/openReview'
import { gate, turns } from '../../../testing/requests'
import { server } from '../../../testing/server'
import { signIn } from '../../../testing/signIn'
import { keepSession } from '../../../testing/signedInStore'

beforeEach(() => keepSession('moderator'))

/** The review of two campaigns, of which the first is approved five seconds ago and being looked at. */
async function looking() {
  const platform = campaignServer(...campaigns(2))
  const review = await openReview(platform, 'Campaign 1')
  const { open: answered, release } = gate()
  let looks = 0
  server.use(
    http.get(campaignPaths.list, async () => {
      looks += 1
      await answered
    }),
  )
  stopReviewClock()
  await review.user.keyboard('a')
  await review.later()
  jest.useRealTimers()
  await waitFor(() => expect(looks).toBe(1))
  expect(review.writes()).toEqual([])
  return { ...review, requests: platform.requests, release }
}

it('sends an approval at once when the tab is closed during the look at its campaign, and only once', async () => {
  const { writes, release } = await looking()
  act(() => {
    window.dispatchEvent(new Event('pagehide'))
  })
  await waitFor(() => expect(writes()).toEqual([approve('1')]))
  release()
  await turns()
  expect(writes()).toEqual([approve('1')])
})

it('sends an approval before the sign-out when Logout is pressed during the look at its campaign', async () => {
  const { screen, user, requests, release } = await looking()
  server.use(http.post('/api/admin/logout', () => HttpResponse.json({ message: 'Bye' })))
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  await screen.findByRole('heading', { name: 'Sign in' })
  const sent = requests.filter((line) => /^(PUT|POST)/.test(line))
  expect(sent).toEqual([approve('1'), 'POST /api/admin/logout'])
  release()
})

it('can take an approval back during the look at its campaign', async () => {
  const { user, shown, writes, release } = await looking()
  await user.keyboard('u')
  expect(shown()).toBe('Campaign 1')
  release()
  await turns()
  expect(writes()).toEqual([])
})

it('keeps an approval when the look finds that the session has ended, and sends it after the sign-in', async () => {
  const { user, writes, later, store, screen } = await openReview(campaignServer(...campaigns(2)), 'Campaign 1')
  server.use(http.get(campaignPaths.list, () => HttpResponse.json({ message: 'Ended' }, { status: 401 })))
  stopReviewClock()
  await user.keyboard('a')
  await later()
  jest.useRealTimers()
  await screen.findByRole('dialog', { name: 'Your session has ended' })
  await turns()
  expect(store.getState()).toMatchObject({ review: { held: ['1'], decisions: { 1: { kind: 'held' } } } })
  server.resetHandlers()
  campaignServer(...campaigns(2))
  const admin = { role: 'moderator', name: 'Mona', email: 'mona@tour.example' }
  server.use(http.post('/api/admin/login', () => HttpResponse.json({ data: { token: 'next', admin } })))
  await signIn(store)
  await waitFor(() => expect(writes()).toEqual([approve('1')]))
})
