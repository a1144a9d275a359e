import { HttpResponse, http } from 'msw'
import { adminApi } from '../api/adminApi'
import { silentMs } from '../api/events'
import { thumbnailApi } from '../api/thumbnailApi'
import { expired, signedOut } from '../session/sessionSlice'
import { eventServer } from '../testing/eventServer'
import { approved, campaignsRead, closeTabs, followed, openTab, visibility } from '../testing/eventTabs'
import { recordRequests, settled, turns } from '../testing/requests'
import { server } from '../testing/server'
import { pass, stopClock, until } from '../testing/stopClock'
import { eventsSlice } from './eventsSlice'
import { readAgainMs } from './readUntold'
import { newsOf, viewingNow } from './withEvents'

const { users, approveCampaign } = adminApi.endpoints
const { taskThumbnail } = thumbnailApi.endpoints

beforeEach(stopClock)
afterEach(closeTabs)

it('reads again what others have changed, and keeps who did it', async () => {
  const events = eventServer()
  const { store, state } = await followed(await openTab())
  const requests = recordRequests()
  events.changed(approved)
  await until(() => expect(requests).toEqual([campaignsRead]))
  expect(newsOf('campaigns')({ events: state() })).toMatchObject({ by: { 7: 'Bo' } })
  await settled(store)
})

it('names nobody for what comes with a read that no change has caused', async () => {
  const events = eventServer()
  const { store, state } = await followed(await openTab())
  const requests = recordRequests()
  const newsNow = () => newsOf('campaigns')({ events: state() })
  events.changed(approved)
  await until(() => expect(requests).toEqual([campaignsRead]))
  await settled(store)
  expect(newsNow()?.by).toEqual({ 7: 'Bo' })
  events.changed({ tags: [{ type: 'Campaign', id: '8' }], by: 'Mona' })
  await until(() => expect(requests).toHaveLength(2))
  expect(newsNow()?.by).toEqual({ 8: 'Mona' })
  await settled(store)
  await store.dispatch(adminApi.endpoints.campaigns.initiate({ start: 0, end: 9 }, { forceRefetch: true }))
  expect(newsNow()?.by).toEqual({})
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

it('takes no picture that the console keeps by itself for a change of its own', async () => {
  const events = eventServer()
  const { store, state } = await followed(await openTab())
  events.changed(approved)
  const names = () => newsOf('campaigns')({ events: state() })?.by
  await until(() => expect(names()).toEqual({ 7: 'Bo' }))
  await settled(store)
  server.use(http.put('/api/admin/tasks/:id/thumbnail', () => HttpResponse.json({})))
  await store.dispatch(taskThumbnail.initiate({ id: '7', picture: '' }))
  await settled(store)
  expect(names()).toEqual({ 7: 'Bo' })
})

it('reads everything again when events were missed', async () => {
  const events = eventServer()
  server.use(http.get('/api/admin/users', () => HttpResponse.json({ data: [] })))
  const { store } = await followed(await openTab())
  await store.dispatch(users.initiate({ start: 0, end: 9 }))
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
  await until(() => expect(state()?.source).toBe('readingAgain'))
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

it('pauses no longer than at first when a stream is cut that has opened after several failures', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5)
  const events = eventServer()
  const { state } = await followed(await openTab())
  events.play.refuse = () => HttpResponse.json({}, { status: 503 })
  events.cut()
  await until(() => expect(state()?.source).toBe('readingAgain'))
  await pass(1_000)
  await until(() => expect(events.play.lastIds).toHaveLength(2))
  await turns()
  delete events.play.refuse
  await pass(2_000)
  await until(() => expect(state()?.source).toBe('stream'))
  events.cut()
  await until(() => expect(state()?.source).toBe('readingAgain'))
  await pass(1_000)
  await until(() => expect(state()?.source).toBe('stream'))
})

it('resumes after the last event that had an id when one without comes after it', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5)
  const events = eventServer()
  const { state } = await followed(await openTab())
  const told = new TextEncoder().encode('event: viewing\ndata: {"viewing":[{"id":"3","by":"Bo"}]}\n\n')
  events.streams.forEach((stream) => stream.enqueue(told))
  await until(() => expect(state()?.viewing).toHaveLength(1))
  events.cut()
  await until(() => expect(state()?.source).toBe('readingAgain'))
  await pass(1_000)
  await until(() => expect(events.play.lastIds).toEqual([null, '1']))
})

it('asks for the stream with its token, as a call that nobody has made and that does not prolong the session', async () => {
  const { startEvents, state } = await openTab()
  const sent: (string | null)[] = []
  server.use(
    http.get('/api/admin/events', ({ request: { headers } }) => {
      sent.push(headers.get('Authorization'), headers.get('X-Unattended'))
      return HttpResponse.json({}, { status: 404 })
    }),
  )
  await startEvents()
  await until(() => expect(state()?.source).toBe('readingAgain'))
  expect(sent).toEqual(['Bearer token-of-this-test', 'yes'])
})

it('follows no redirect of the stream, so that the token goes nowhere else', async () => {
  let reached = 0
  server.use(
    http.get('http://evil.example/', () => {
      reached += 1
      return HttpResponse.json({})
    }),
  )
  eventServer().play.refuse = () => HttpResponse.redirect('http://evil.example/', 307)
  const { startEvents, state } = await openTab()
  await startEvents()
  await until(() => expect(state()?.source).toBe('readingAgain'))
  expect(reached).toBe(0)
})

it('opens a stream that it has heard again after a redirect', async () => {
  const events = eventServer()
  const { state } = await followed(await openTab())
  events.play.refuse = () => HttpResponse.redirect('http://gateway.example/sign-in', 302)
  events.cut()
  await pass(2_000)
  await until(() => expect(state()?.source).toBe('readingAgain'))
  events.play.refuse = undefined
  await pass(30_000)
  await until(() => expect(state()?.source).toBe('stream'))
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
  await until(() => expect(state()?.source).toBe('readingAgain'))
  await pass(2_000)
  await until(() => expect(state()?.source).toBe('stream'))
  expect(events.play.lastIds).toHaveLength(2)
})

it('ends the session when the server no longer accepts it', async () => {
  const events = eventServer()
  const { store } = await followed(await openTab())
  events.play.refuse = () => HttpResponse.json({}, { status: 401 })
  events.cut()
  await pass(2_000)
  await until(() => expect(store.getState().session.status).toBe('expired'))
})

it('closes the stream when another call finds that the session has ended, and reads nothing more', async () => {
  const events = eventServer()
  const { store } = await followed(await openTab())
  const requests = recordRequests()
  store.dispatch(expired())
  await until(() => expect(events.streams.size).toBe(0))
  await pass(10 * readAgainMs)
  expect(requests).toEqual([])
})

it('ends at the sign-out', async () => {
  const events = eventServer()
  const { store, state } = await followed(await openTab())
  store.dispatch(signedOut({ reason: 'replaced' }))
  await until(() => expect(events.streams.size).toBe(0))
  await pass(10 * readAgainMs)
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

it('reads a name of which one letter comes in two pieces', async () => {
  const events = eventServer()
  const { state } = await followed(await openTab())
  const told = new TextEncoder().encode('event: viewing\ndata: {"viewing":[{"id":"3","by":"Jörg"}]}\n\n')
  const half = told.indexOf(0xc3) + 1
  events.streams.forEach((stream) => stream.enqueue(told.slice(0, half)))
  await turns()
  events.streams.forEach((stream) => stream.enqueue(told.slice(half)))
  await until(() => expect(state()?.viewing).toEqual([{ id: '3', by: 'Jörg' }]))
})

it('forgets who has what open when the stream is lost', () => {
  const { viewingTold, lost } = eventsSlice.actions
  const told = eventsSlice.reducer(undefined, viewingTold([{ id: '3', by: 'Bo' }]))
  expect(eventsSlice.reducer(told, lost('broken')).viewing).toEqual([])
})
