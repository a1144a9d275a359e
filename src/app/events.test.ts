import { http, HttpResponse } from 'msw'
import { adminApi } from '../api/adminApi'
import { widest } from '../contract/paging'
import { readAgainMs } from '../events/readUntold'
import { campaignsRead, closeTabs, openTab, unfollowed } from '../testing/eventTabs'
import { recordRequests, sendAll, settled, type ApiCall } from '../testing/requests'
import { server } from '../testing/server'
import { pass, stopClock, until } from '../testing/stopClock'
import { assetsByAddress, campaignsByName, staffByName, usersByName } from '../dossier/personLists'
import { paletteLists } from './palette/paletteLists'

beforeEach(stopClock)
afterEach(closeTabs)

const { assets, campaigns, users, minPointsUsers, adminUsers } = adminApi.endpoints

/** What is read in two minutes without a stream, while a list is read as a whole for a search and `call` is visible. */
async function readWhile(name: string, call: ApiCall, version: number | undefined) {
  server.use(http.get('/api/admin/*', () => HttpResponse.json({ data: [] })))
  const tab = await openTab()
  const { store } = tab
  await sendAll(store, [call])
  store.dispatch({
    type: 'lists/readingStarted',
    payload: { list: name, run: 'one', from: 0, version, at: 0, isForced: false },
  })
  await unfollowed(tab)
  const requests = recordRequests()
  for (let minute = 1; minute <= 2; minute += 1) {
    await pass(readAgainMs)
    await until(() => expect(requests.filter((line) => line === campaignsRead)).toHaveLength(minute))
    await settled(store)
  }
  return new Set(requests)
}

it.each<[of: string, call: ApiCall, name: string]>([
  ['users', users.initiate(widest), 'users'],
  ['users at the minimum', minPointsUsers.initiate(widest), 'reachedUsers'],
  ['users', users.initiate(widest), usersByName.name],
  ['users', users.initiate(widest), paletteLists.users.name],
  ['admins', adminUsers.initiate(widest), staffByName.name],
  ['admins', adminUsers.initiate(widest), paletteLists.admins.name],
])('does not read %s every minute while they are read as a whole for a search', async (_of, call, name) => {
  expect(await readWhile(name, call, 1)).toEqual(new Set([campaignsRead]))
})

it.each([
  ['assets', assets.initiate(widest), assetsByAddress.name],
  ['campaigns', campaigns.initiate(widest), campaignsByName.name],
])('reads %s every minute while the rest of a search of them follows no such reading', async (of, call, name) => {
  const path = of === 'assets' ? 'assets' : 'campaign-ads'
  expect(await readWhile(name, call, undefined)).toContain(`GET /api/admin/${path}?start=0&end=99`)
})
