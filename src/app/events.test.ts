import { http, HttpResponse } from 'msw'
import { adminApi } from '../api/adminApi'
import { widest } from '../contract/paging'
import { rereadMs } from '../events/rereadUntold'
import { eventServer } from '../testing/eventServer'
import { campaignsRead, closeTabs, openTab } from '../testing/eventTabs'
import { recordRequests, sendAll, settled, type ApiCall } from '../testing/requests'
import { server } from '../testing/server'
import { pass, stopClock, until } from '../testing/stopClock'
import { staffByName, usersByName } from '../dossier/personLists'
import { paletteLists } from './palette/paletteLists'

beforeEach(stopClock)
afterEach(closeTabs)

const { users, minPointsUsers, adminUsers } = adminApi.endpoints

it.each<[of: string, call: ApiCall, name: string]>([
  ['users', users.initiate(widest), 'users'],
  ['users at the minimum', minPointsUsers.initiate(widest), 'reachedUsers'],
  ['users', users.initiate(widest), usersByName.name],
  ['users', users.initiate(widest), paletteLists.users.name],
  ['admins', adminUsers.initiate(widest), staffByName.name],
  ['admins', adminUsers.initiate(widest), paletteLists.admins.name],
])('does not read %s every minute while they are read as a whole for a search', async (_of, call, name) => {
  eventServer().play.refuse = () => HttpResponse.json({}, { status: 404 })
  server.use(http.get('/api/admin/*', () => HttpResponse.json({ data: [] })))
  const { startEvents, state, store } = await openTab()
  await sendAll(store, [call])
  store.dispatch({
    type: 'lists/readingStarted',
    payload: { list: name, run: 'one', from: 0, version: 1, at: 0, isForced: false },
  })
  await startEvents()
  await until(() => expect(state()?.source).toBe('rereading'))
  const requests = recordRequests()
  for (let minute = 1; minute <= 2; minute += 1) {
    await pass(rereadMs)
    await until(() => expect(requests.filter((line) => line === campaignsRead)).toHaveLength(minute))
    await settled(store)
  }
  expect(new Set(requests)).toEqual(new Set([campaignsRead]))
})
