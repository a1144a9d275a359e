import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expired, selectSession, signedIn } from '../../../session/sessionSlice'
import { campaigns } from '../../../testing/builders'
import { campaignPaths, campaignServer } from '../../../testing/campaignServer'
import { closePages, followEvents } from '../../../testing/eventPages'
import { eventServer } from '../../../testing/eventServer'
import '../../../testing/modalDialog'
import { openReview, stopReviewClock } from '../../../testing/openReview'
import { settled, turns } from '../../../testing/requests'
import { server } from '../../../testing/server'
import { keepSession } from '../../../testing/signedInStore'
import { readAgainMs, openQueue } from '../../../testing/openQueue'

beforeEach(() => keepSession('moderator'))
afterEach(closePages)

it.each([
  ['still waits, as when rows have moved meanwhile', () => undefined],
  ['cannot be looked for', () => HttpResponse.json({}, { status: 400 })],
])('keeps a campaign that is missing from a reading and %s', async (_why, look) => {
  const { platform, later, states, readings, store } = await openQueue()
  const before = readings().length
  server.use(
    http.get(campaignPaths.list, ({ request }) =>
      new URL(request.url).searchParams.get('status') === 'waiting'
        ? HttpResponse.json({ data: { campaign_ads: campaigns(1) }, total: 1, applied: ['status'] })
        : look(),
    ),
  )
  await later(readAgainMs)
  await waitFor(() => expect(platform.requests.some((line) => line.includes('id=2'))).toBe(true))
  expect(readings().length).toBeGreaterThan(before)
  await settled(store)
  expect(states()).toEqual(['Campaign 1', 'Campaign 2'])
})

it('lets a campaign be decided again that waits again', async () => {
  const { platform, later, states } = await openQueue()
  platform.change('2', () => ({ is_approved: true }))
  await later(readAgainMs)
  await waitFor(() => expect(states()[1]).toContain('No longer waiting'))
  platform.change('2', () => ({ is_approved: false }))
  await later(readAgainMs)
  await waitFor(() => expect(states()[1]).toBe('Campaign 2'))
})

it('shows what has changed in a campaign that waits', async () => {
  const { platform, later, shown } = await openQueue()
  platform.change('1', () => ({ title: 'Another title' }))
  await later(readAgainMs)
  await waitFor(() => expect(shown()).toBe('Another title'))
})

it('shows each campaign with the address of its media that was read last, and loads ahead only once what is only signed anew', async () => {
  const picture = (signature: string) => ({ media_url: `https://cdn.example/tour.png?X-Amz-Signature=${signature}` })
  const platform = campaignServer(...campaigns(2).map((row) => ({ ...row, ...picture('a') })))
  stopReviewClock()
  const { later, user, screen, store } = await openReview(platform, 'Campaign 1')
  const onStage = (id: string) => screen.getByRole('img', { name: `Picture of Campaign ${id}` }).getAttribute('src')
  const ahead = () => document.querySelector('[hidden] > img')?.getAttribute('src')
  platform.change('1', () => picture('b'))
  platform.change('2', () => picture('b'))
  await later(readAgainMs)
  await settled(store)
  expect([onStage('1'), ahead()]).toEqual([picture('a').media_url, picture('a').media_url])
  await user.keyboard('s')
  expect(onStage('2')).toBe(picture('b').media_url)
})

it('does not read the queue again on a hidden page', async () => {
  const { later, readings } = await openQueue()
  const before = readings().length
  const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await later(readAgainMs)
  expect(readings()).toHaveLength(before)
  seen.mockReturnValue('visible')
  await later(readAgainMs)
  await waitFor(() => expect(readings()).toHaveLength(before + 1))
})

it('reads the queue every ten minutes while the server tells of changes', async () => {
  const events = eventServer()
  server.use(http.put('/api/admin/campaign-ads/:id/viewing', () => HttpResponse.json({})))
  const { readings, later, ...app } = await openQueue()
  await followEvents(app, events)
  const before = readings().length
  const minutes = async (count: number) => {
    for (let half = 0; half < 2 * count; half += 1) {
      events.beat()
      await turns()
      await later(readAgainMs / 2)
    }
  }
  await minutes(8)
  expect(readings()).toHaveLength(before)
  await minutes(3)
  await waitFor(() => expect(readings()).toHaveLength(before + 1))
})

it('reads the queue again at once when the same person has signed in again', async () => {
  const events = eventServer()
  server.use(http.put('/api/admin/campaign-ads/:id/viewing', () => HttpResponse.json({})))
  const { readings, later, states, platform, ...app } = await openQueue()
  await followEvents(app, events)
  const session = selectSession(app.store.getState())
  if (session.status === 'signedOut') throw new Error('Nobody is signed in.')
  app.store.dispatch(expired())
  platform.change('2', () => ({ is_approved: true }))
  await later(readAgainMs)
  const before = readings().length
  app.store.dispatch(signedIn(session))
  await waitFor(() => expect(readings()).toHaveLength(before + 1))
  await waitFor(() => expect(states()[1]).toContain('No longer waiting'))
})

it('reads the queue again once its page is visible where events were missed while it was hidden', async () => {
  const events = eventServer()
  server.use(http.put('/api/admin/campaign-ads/:id/viewing', () => HttpResponse.json({})))
  const { readings, later, ...app } = await openQueue()
  await followEvents(app, events)
  const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const before = readings().length
  events.missed()
  await turns()
  expect(readings()).toHaveLength(before)
  seen.mockReturnValue('visible')
  for (const half of [readAgainMs / 2, readAgainMs / 2]) {
    events.beat()
    await turns()
    await later(half)
  }
  await waitFor(() => expect(readings()).toHaveLength(before + 1))
})
