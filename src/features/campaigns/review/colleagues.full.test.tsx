import { fireEvent, waitFor, within } from '@testing-library/react'
import { http, HttpResponse, type HttpResponseResolver } from 'msw'
import { eventsSlice } from '../../../events/eventsSlice'
import { campaigns } from '../../../testing/builders'
import { campaignServer } from '../../../testing/campaignServer'
import { closePages, followEvents } from '../../../testing/eventPages'
import { eventServer } from '../../../testing/eventServer'
import { renderApp } from '../../../testing/renderApp'
import { gate, turns } from '../../../testing/requests'
import { server } from '../../../testing/server'
import { keepSession } from '../../../testing/signedInStore'

const viewing = '/api/admin/campaign-ads/:id/viewing'

/** The review of two campaigns on a server with events. */
async function open(answer: HttpResponseResolver = () => HttpResponse.json({ message: 'Told' })) {
  keepSession('moderator')
  const events = eventServer()
  server.use(http.put(viewing, answer))
  const platform = campaignServer(...campaigns(2))
  const app = renderApp('/campaign/review')
  await app.screen.findByRole('heading', { level: 2, name: 'Campaign 1' })
  await followEvents(app, events)
  const views = () => platform.requests.filter((line) => line.endsWith('/viewing'))
  const approvals = () => platform.requests.filter((line) => line.endsWith('/approve'))
  return { ...app, platform, events, views, approvals }
}

afterEach(closePages)

it('says who has approved the campaign that one looks at, and sends nothing for it any more', async () => {
  const { events, platform, screen, user, approvals } = await open()
  platform.change('1', () => ({ is_approved: true, is_active: true }))
  events.changed({ tags: [{ type: 'Campaign', id: '1' }], by: 'M. Mod' })
  const said = await screen.findAllByText('Approved by M. Mod just now')
  expect(said.some((one) => one.closest('[role=status]'))).toBe(true)
  await user.keyboard('a')
  expect(approvals()).toEqual([])
})

it('says nothing of a campaign that has changed and still waits', async () => {
  const { events, platform, screen } = await open()
  const before = platform.requests.length
  events.changed({ tags: [{ type: 'Campaign', id: '1' }], by: 'M. Mod' })
  await waitFor(() => expect(platform.requests.slice(before).some((line) => line.includes('id=1'))).toBe(true))
  await turns()
  expect(screen.queryByText(/M\. Mod/)).toBeNull()
})

it('does not look at a campaign that this tab itself has changed', async () => {
  const { platform, store } = await open()
  const before = platform.requests.length
  store.dispatch(eventsSlice.actions.changed({ tags: [{ type: 'Campaign', id: '1' }], by: 'Mona', isOwn: true }))
  await turns()
  expect(platform.requests.slice(before).filter((line) => line.includes('id=1'))).toEqual([])
})

it('shows which colleagues have the same campaign open, and only while they have', async () => {
  const { events, screen } = await open()
  events.viewing([
    { id: '1', by: 'M. Mod' },
    { id: '2', by: 'Ada' },
  ])
  const shown = within(screen.getByRole('article'))
  expect(await shown.findByText('M. Mod')).toBeVisible()
  expect(shown.getByText(/has this open/)).toHaveTextContent('M. Mod has this open')
  events.viewing([{ id: '2', by: 'Ada' }])
  await waitFor(() => expect(shown.queryByText(/this open/)).toBeNull())
})

it('shows in the queue which colleagues have another campaign open', async () => {
  const { events, screen } = await open()
  events.viewing([{ id: '2', by: 'Ada' }])
  await waitFor(() => expect(screen.getByRole('button', { name: /Campaign 2/ })).toHaveTextContent('Ada has this open'))
  expect(screen.getByRole('button', { name: /Campaign 1/ })).not.toHaveTextContent('Ada')
})

/** What the server is told, each with whether the request outlives the page. */
async function openTelling() {
  const told: [body: unknown, keepalive: boolean][] = []
  const review = await open(async ({ request }) => {
    told.push([await request.json(), request.keepalive])
    return HttpResponse.json({ message: 'Told' })
  })
  await waitFor(() => expect(told).toEqual([[{ open: true }, false]]))
  return { ...review, told }
}

it('tells which campaign is open here, the next one, and that it was left', async () => {
  const { views, user, told } = await openTelling()
  expect(views()).toEqual(['PUT /api/admin/campaign-ads/1/viewing'])
  await user.keyboard('{ArrowRight}')
  await waitFor(() => expect(views().at(-1)).toBe('PUT /api/admin/campaign-ads/2/viewing'))
  const before = views().length
  await user.keyboard('{Escape}')
  await waitFor(() => expect(told.slice(before)).toEqual([[{ open: false }, true]]))
  expect(views().slice(before)).toEqual(['PUT /api/admin/campaign-ads/2/viewing'])
})

it('tells that a campaign was left also before the server has answered that it was opened', async () => {
  const { open: answered, release } = gate()
  const told: unknown[] = []
  const { views, user } = await open(async ({ request }) => {
    told.push(await request.json())
    await answered
    return HttpResponse.json({ message: 'Told' })
  })
  await waitFor(() => expect(told).toEqual([{ open: true }]))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(told).toEqual([{ open: true }, { open: false }]))
  expect(views()).toEqual(Array(2).fill('PUT /api/admin/campaign-ads/1/viewing'))
  release()
})

it('tells that a campaign is no longer open here when the page is hidden', async () => {
  const { views, told } = await openTelling()
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  fireEvent(document, new Event('visibilitychange', { bubbles: true }))
  await waitFor(() => expect(told.slice(1)).toEqual([[{ open: false }, true]]))
  expect(views().at(-1)).toBe('PUT /api/admin/campaign-ads/1/viewing')
})

it('asks a server once that does not pass on who has what open', async () => {
  const { views, user, store } = await open(() => HttpResponse.json({ message: 'Not found' }, { status: 404 }))
  await waitFor(() => expect(store.getState().missing.viewCampaign).toBe(true))
  const before = views().length
  await user.keyboard('{ArrowRight}{ArrowLeft}')
  await turns(200)
  expect(views()).toHaveLength(before)
})
