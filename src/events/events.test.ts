import { HttpResponse, http } from 'msw'
import { adminApi } from '../api/adminApi'
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
  store.dispatch(signedOut({ why: 'replaced' }))
  await until(() => expect(events.streams.size).toBe(0))
  await pass(10 * readAgainMs)
  expect(events.play.lastIds).toHaveLength(1)
  expect(state()?.viewing).toEqual([])
})

it('forgets who has what open when the stream is lost', () => {
  const { viewingTold, lost } = eventsSlice.actions
  const told = eventsSlice.reducer(undefined, viewingTold([{ id: '3', by: 'Bo' }]))
  expect(eventsSlice.reducer(told, lost('broken')).viewing).toEqual([])
})
