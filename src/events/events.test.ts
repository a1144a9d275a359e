import type { UnknownAction } from '@reduxjs/toolkit'
import { HttpResponse, http } from 'msw'
import { adminApi } from '../api/adminApi'
import { silentMs } from '../api/events'
import { signedOut } from '../session/sessionSlice'
import { campaign } from '../testing/builders'
import { eventServer, fakeBrowserTabs } from '../testing/eventServer'
import { gate, recordRequests, settled, turns } from '../testing/requests'
import { server } from '../testing/server'
import { keepSession, openStore } from '../testing/signedInStore'
import { pass, stopClock, until } from '../testing/stopClock'
import { eventsSlice, type EventsState } from './eventsSlice'
import { rereadMs } from './rereadUntold'
import { newsOf, viewingNow } from './withEvents'

const { campaigns, users, approveCampaign } = adminApi.endpoints
const firstPage = { start: 0, end: 9 }
const campaignsRead = 'GET /api/admin/campaign-ads?start=0&end=9'
const eventsRead = 'GET /api/admin/events'
const approved = { tags: [{ type: 'Campaign' as const, id: '7' }, { type: 'CampaignStats' as const }], by: 'Bo' }

const visibility = (state: DocumentVisibilityState) =>
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)

const eventsIn = (root: { events?: EventsState } | object) => ('events' in root ? root.events : undefined)

let stores: { dispatch: (action: UnknownAction) => unknown }[] = []

/** A tab of somebody who is signed in, with a list of campaigns on its page. */
async function openTab(tabs = fakeBrowserTabs()()) {
  keepSession('moderator')
  const { store, startEvents } = openStore({ tabs })
  stores.push(store)
  const reading = store.dispatch(campaigns.initiate(firstPage))
  await reading
  const state = () => eventsIn(store.getState())
  return { store, startEvents, state, reading }
}

async function followed(tab: Awaited<ReturnType<typeof openTab>>) {
  await tab.startEvents()
  await until(() => expect(tab.state()?.source).toBe('stream'))
  return tab
}

const serveCampaigns = () =>
  server.use(http.get('/api/admin/campaign-ads', () => HttpResponse.json({ data: { campaign_ads: [campaign()] } })))

beforeEach(() => {
  stopClock()
  serveCampaigns()
})
afterEach(async () => {
  for (const store of stores) {
    store.dispatch(signedOut({ reason: 'replaced' }))
    store.dispatch(adminApi.util.resetApiState())
  }
  stores = []
  await turns()
  jest.restoreAllMocks()
})

it('reads again what others have changed, and keeps who did it', async () => {
  const events = eventServer()
  const { store, state } = await followed(await openTab())
  const requests = recordRequests()
  events.changed(approved)
  await until(() => expect(requests).toEqual([campaignsRead]))
  expect(newsOf('campaigns')({ events: state() })).toEqual({ by: { 7: 'Bo' }, others: [] })
  await settled(store)
})

it('reads nothing that is not in the cache', async () => {
  const events = eventServer()
  const { state } = await followed(await openTab())
  const requests = recordRequests()
  events.changed({ tags: [{ type: 'User', id: '1' }], by: 'Bo' })
  await until(() => expect(state()?.news.users).toBeDefined())
  await turns()
  expect(requests).toEqual([])
})

it('reads nothing again for a change of its own, and names nobody', async () => {
  const events = eventServer()
  const { store, state } = await followed(await openTab())
  let key = ''
  server.use(
    http.put('/api/admin/campaign-ads/:id/approve', ({ request }) => {
      key = request.headers.get('Idempotency-Key') ?? ''
      return HttpResponse.json({ message: 'Approved' })
    }),
  )
  const requests = recordRequests()
  await store.dispatch(approveCampaign.initiate('7'))
  await settled(store)
  events.changed({ ...approved, key })
  events.viewing([{ id: '1', by: 'Bo' }])
  await until(() => expect(viewingNow({ events: state() })).toHaveLength(1))
  await settled(store)
  expect(requests.filter((one) => one === campaignsRead)).toHaveLength(1)
  expect(state()?.news).toEqual({})
})

it('reads everything again when events were missed', async () => {
  const events = eventServer()
  server.use(http.get('/api/admin/users', () => HttpResponse.json({ data: [] })))
  const { store } = await followed(await openTab())
  await store.dispatch(users.initiate(firstPage))
  const requests = recordRequests()
  events.missed()
  await until(() => expect(requests.toSorted()).toEqual([campaignsRead, 'GET /api/admin/users?start=0&end=9']))
  await settled(store)
})

it('reads on a hidden page only once that is visible', async () => {
  const events = eventServer()
  const { store, state } = await followed(await openTab())
  const requests = recordRequests()
  visibility('hidden')
  events.changed(approved)
  await until(() => expect(state()?.news.campaigns).toBeDefined())
  await turns()
  expect(requests).toEqual([])
  visibility('visible')
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await until(() => expect(requests).toContain(campaignsRead))
  await settled(store)
})

it('resumes a stream that was cut after its last event, with pauses that grow', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5)
  const events = eventServer()
  const { state } = await followed(await openTab())
  events.changed(approved)
  await until(() => expect(state()?.news.campaigns).toBeDefined())
  events.play.refuse = () => HttpResponse.json({}, { status: 503 })
  events.cut()
  await until(() => expect(state()?.source).toBe('rereading'))
  for (const seconds of [1, 2, 4]) {
    const before = events.play.lastIds.length
    await pass(seconds * 1_000 - 1)
    expect(events.play.lastIds).toHaveLength(before)
    await pass(1)
    await until(() => expect(events.play.lastIds).toHaveLength(before + 1))
    await turns()
  }
  delete events.play.refuse
  await pass(8_000)
  await until(() => expect(state()?.source).toBe('stream'))
  expect(events.play.lastIds).toEqual([null, '2', '2', '2', '2'])
})

it('asks for no stream while the browser is offline', async () => {
  const events = eventServer()
  const { startEvents, state } = await openTab()
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await startEvents()
  await turns()
  expect(events.play.lastIds).toEqual([])
  onLine.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await until(() => expect(state()?.source).toBe('stream'))
})

it('gives up a stream that hangs, and opens another one', async () => {
  const events = eventServer()
  const { state } = await followed(await openTab())
  await pass(silentMs - 1)
  events.beat()
  await turns()
  await pass(silentMs - 1)
  expect(state()?.source).toBe('stream')
  await pass(1)
  await until(() => expect(state()?.source).toBe('rereading'))
  await pass(2_000)
  await until(() => expect(state()?.source).toBe('stream'))
  expect(events.play.lastIds).toHaveLength(2)
})

describe('on a server without events', () => {
  it.each([
    ['404', () => HttpResponse.json({}, { status: 404 })],
    ['405', () => HttpResponse.json({}, { status: 405 })],
    ['a page of HTML', () => HttpResponse.html('<!doctype html>')],
  ])('that answers %s asks once, and reads what is visible again every minute', async (_answer, refuse) => {
    eventServer().play.refuse = refuse
    const { startEvents, state, store } = await openTab()
    const requests = recordRequests()
    await startEvents()
    await until(() => expect(state()?.source).toBe('rereading'))
    expect(requests).toEqual([eventsRead])
    await pass(rereadMs)
    await until(() => expect(requests).toEqual([eventsRead, campaignsRead]))
    await settled(store)
    await pass(rereadMs)
    await until(() => expect(requests).toEqual([eventsRead, campaignsRead, campaignsRead]))
    await settled(store)
  })

  it('reads a list that is searched as a whole every ten minutes only, and the figures beside it every minute', async () => {
    eventServer().play.refuse = () => HttpResponse.json({}, { status: 404 })
    const stats = 'GET /api/admin/campaign-stats'
    server.use(http.get('/api/admin/campaign-stats', () => HttpResponse.json({ 'campaign-stats': {} })))
    const { startEvents, state, store } = await openTab()
    await store.dispatch(adminApi.endpoints.campaignStats.initiate())
    store.dispatch({
      type: 'lists/readingStarted',
      payload: { list: 'campaigns', run: 'one', from: 0, version: 1, at: 0, isForced: false },
    })
    await startEvents()
    await until(() => expect(state()?.source).toBe('rereading'))
    const requests = recordRequests()
    for (let minute = 1; minute <= 9; minute += 1) {
      await pass(rereadMs)
      await until(() => expect(requests).toHaveLength(minute))
      await settled(store)
    }
    expect(new Set(requests)).toEqual(new Set([stats]))
    await pass(rereadMs)
    await until(() => expect(requests.slice(9).toSorted()).toEqual([campaignsRead, stats]))
    await settled(store)
  })

  it('reads nothing while the page is hidden or a write is on its way', async () => {
    eventServer().play.refuse = () => HttpResponse.json({}, { status: 404 })
    const { startEvents, state, store } = await openTab()
    await startEvents()
    await until(() => expect(state()?.source).toBe('rereading'))
    const { open, release } = gate()
    server.use(
      http.put('/api/admin/campaign-ads/:id/approve', async () => {
        await open
        return HttpResponse.json({ message: 'Approved' })
      }),
    )
    const requests = recordRequests()
    visibility('hidden')
    await pass(rereadMs)
    expect(requests).toEqual([])
    visibility('visible')
    await pass(rereadMs - 1_000)
    const writing = store.dispatch(approveCampaign.initiate('7'))
    await pass(1_000)
    expect(requests).toEqual(['PUT /api/admin/campaign-ads/7/approve'])
    release()
    await writing
    await settled(store)
  })
})

it('shares one stream between tabs; the next tab takes over where the first has left', async () => {
  const tabs = fakeBrowserTabs()
  const events = eventServer()
  const first = await followed(await openTab(tabs()))
  const second = await followed(await openTab(tabs()))
  expect(events.play.lastIds).toHaveLength(1)
  const requests = recordRequests()
  events.changed(approved)
  await until(() => expect(requests).toEqual([campaignsRead, campaignsRead]))
  expect(newsOf('campaigns')({ events: second.state() })).toEqual({ by: { 7: 'Bo' }, others: [] })
  first.store.dispatch(signedOut({ reason: 'replaced' }))
  await until(() => expect(events.play.lastIds).toHaveLength(2))
  expect(second.state()?.source).toBe('stream')
})

it('tells a tab that opens what has changed while its page was read', async () => {
  const tabs = fakeBrowserTabs()
  const events = eventServer()
  const first = await followed(await openTab(tabs()))
  events.changed(approved)
  await until(() => expect(first.state()?.news.campaigns).toBeDefined())
  const second = await followed(await openTab(tabs()))
  await until(() => expect(newsOf('campaigns')({ events: second.state() })).toEqual({ by: { 7: 'Bo' }, others: [] }))
  await settled(second.store)
})

it('reads again by itself when the tab that has the stream says nothing more', async () => {
  const tabs = fakeBrowserTabs()
  eventServer()
  const silent = tabs()
  await silent.lead(new AbortController().signal)
  const { startEvents, state, store } = await openTab(tabs())
  await startEvents()
  silent.post({ event: 'opened', data: '{}' })
  await until(() => expect(state()?.source).toBe('stream'))
  const requests = recordRequests()
  await pass(2 * rereadMs)
  await until(() => expect(requests).toContain(campaignsRead))
  expect(state()?.source).toBe('rereading')
  await settled(store)
})

it('ends the session when the server no longer accepts it', async () => {
  eventServer().play.refuse = () => HttpResponse.json({}, { status: 401 })
  const { store, startEvents } = await openTab()
  await startEvents()
  await until(() => expect(store.getState().session.status).toBe('expired'))
})

it('ends at the sign-out', async () => {
  const events = eventServer()
  const { store, state } = await followed(await openTab())
  store.dispatch(signedOut({ reason: 'replaced' }))
  await until(() => expect(events.streams.size).toBe(0))
  await pass(10 * rereadMs)
  expect(events.play.lastIds).toHaveLength(1)
  expect(state()?.viewing).toEqual([])
})

it('passes over what it cannot read', async () => {
  const events = eventServer()
  events.play.beginning =
    'event: changed\ndata: {"tags":[{"type":"Moon"}],"by":"Bo"}\n\nevent: later\ndata: 1\n\nevent: viewing\ndata: {\n\n'
  const { state } = await followed(await openTab())
  events.viewing([{ id: '3', by: 'Bo' }])
  await until(() => expect(state()?.viewing).toEqual([{ id: '3', by: 'Bo' }]))
  expect(state()?.news).toEqual({})
})

it('forgets who has what open when the stream is lost', () => {
  const { viewingTold, lost } = eventsSlice.actions
  const told = eventsSlice.reducer(undefined, viewingTold([{ id: '3', by: 'Bo' }]))
  expect(eventsSlice.reducer(told, lost('broken')).viewing).toEqual([])
})
