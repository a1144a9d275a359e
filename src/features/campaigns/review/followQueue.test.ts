import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { campaigns } from '../../../testing/builders'
import { campaignPaths, campaignServer } from '../../../testing/campaignServer'
import { expired, selectSession, signedIn } from '../../../session/sessionSlice'
import { closePages, followEvents } from '../../../testing/eventPages'
import { eventServer } from '../../../testing/eventServer'
import '../../../testing/modalDialog'
import { openReview, stopReviewClock } from '../../../testing/openReview'
import { settled, turns } from '../../../testing/requests'
import { server } from '../../../testing/server'
import { keepSession } from '../../../testing/signedInStore'

beforeEach(() => keepSession('moderator'))
afterEach(closePages)

const minute = 61_000

async function open(count = 2) {
  const platform = campaignServer(...campaigns(count))
  stopReviewClock()
  const review = await openReview(platform, 'Campaign 1')
  const readings = () => platform.requests.filter((line) => line.includes('start=0') && line.includes('status=waiting'))
  return { ...review, platform, readings }
}

it('says of an approval whose answer was lost not that somebody else has decided', async () => {
  const { user, platform, later, states } = await open()
  server.use(
    http.put(campaignPaths.approve, () => {
      platform.change('1', () => ({ is_approved: true, is_active: true }))
      server.use(http.get(campaignPaths.list, () => HttpResponse.error(), { once: true }))
      return HttpResponse.error()
    }),
  )
  await user.keyboard('a')
  await later()
  await waitFor(() => expect(states()[0]).toContain("don't know"))
  await later(minute)
  await waitFor(() => expect(states()[0]).toBe('Campaign 1○No longer waiting'))
})

it.each([
  ['still waits, as when rows have moved meanwhile', () => undefined],
  ['cannot be looked for', () => HttpResponse.json({}, { status: 400 })],
])('keeps a campaign that is missing from a reading and %s', async (_why, look) => {
  const { platform, later, states, readings, store } = await open()
  const before = readings().length
  server.use(
    http.get(campaignPaths.list, ({ request }) =>
      new URL(request.url).searchParams.get('status') === 'waiting'
        ? HttpResponse.json({ data: { campaign_ads: campaigns(1) }, total: 1, applied: ['status'] })
        : look(),
    ),
  )
  await later(minute)
  await waitFor(() => expect(platform.requests.some((line) => line.includes('id=2'))).toBe(true))
  expect(readings().length).toBeGreaterThan(before)
  await settled(store)
  expect(states()).toEqual(['Campaign 1', 'Campaign 2'])
})

it('lets a campaign be decided again that waits again', async () => {
  const { platform, later, states } = await open()
  platform.change('2', () => ({ is_approved: true }))
  await later(minute)
  await waitFor(() => expect(states()[1]).toContain('No longer waiting'))
  platform.change('2', () => ({ is_approved: false }))
  await later(minute)
  await waitFor(() => expect(states()[1]).toBe('Campaign 2'))
})

it('shows what has changed in a campaign that waits', async () => {
  const { platform, later, shown } = await open()
  platform.change('1', () => ({ title: 'Another title' }))
  await later(minute)
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
  await later(minute)
  await settled(store)
  expect([onStage('1'), ahead()]).toEqual([picture('a').media_url, picture('a').media_url])
  await user.keyboard('s')
  expect(onStage('2')).toBe(picture('b').media_url)
})

it('sends no approval of a campaign that has changed since it was looked at, and shows the new one', async () => {
  const { user, platform, later, states, screen, writes } = await open()
  await user.keyboard('a')
  platform.change('1', () => ({ website_url: 'https://other.example/' }))
  await later()
  await waitFor(() => expect(states()[0]).toContain('Changed since you looked at it'))
  expect(writes()).toEqual([])
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByRole('link', { name: /other\.example/ })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Approve' })).toBeEnabled()
})

it('does not read the queue again on a hidden page', async () => {
  const { later, readings } = await open()
  const before = readings().length
  const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await later(minute)
  expect(readings()).toHaveLength(before)
  seen.mockReturnValue('visible')
  await later(minute)
  await waitFor(() => expect(readings()).toHaveLength(before + 1))
})

it('reads the queue every ten minutes while the server tells of changes', async () => {
  const events = eventServer()
  server.use(http.put('/api/admin/campaign-ads/:id/viewing', () => HttpResponse.json({})))
  const { readings, later, ...app } = await open()
  await followEvents(app, events)
  const before = readings().length
  const minutes = async (count: number) => {
    for (let half = 0; half < 2 * count; half += 1) {
      events.beat()
      await turns()
      await later(minute / 2)
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
  const { readings, later, states, platform, ...app } = await open()
  await followEvents(app, events)
  const session = selectSession(app.store.getState())
  if (session.status === 'signedOut') throw new Error('Nobody is signed in.')
  app.store.dispatch(expired())
  platform.change('2', () => ({ is_approved: true }))
  await later(minute)
  const before = readings().length
  app.store.dispatch(signedIn(session))
  await waitFor(() => expect(readings()).toHaveLength(before + 1))
  await waitFor(() => expect(states()[1]).toContain('No longer waiting'))
})

it('reads the queue again once its page is visible where events were missed while it was hidden', async () => {
  const events = eventServer()
  server.use(http.put('/api/admin/campaign-ads/:id/viewing', () => HttpResponse.json({})))
  const { readings, later, ...app } = await open()
  await followEvents(app, events)
  const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const before = readings().length
  events.missed()
  await turns()
  expect(readings()).toHaveLength(before)
  seen.mockReturnValue('visible')
  for (const half of [minute / 2, minute / 2]) {
    events.beat()
    await turns()
    await later(half)
  }
  await waitFor(() => expect(readings()).toHaveLength(before + 1))
})
