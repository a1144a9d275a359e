import { http, HttpResponse } from 'msw'
import { campaign } from '../testing/builders'
import { campaignPaths, campaignServer } from '../testing/campaignServer'
import { gate, settled, turns } from '../testing/requests'
import { server } from '../testing/server'
import { signedInStore } from '../testing/signedInStore'
import { adminApi } from './adminApi'
import { baseApi } from './baseApi'
import { readFresh } from './readFresh'

const request = { start: 0, end: 9 }
const read = readFresh(adminApi.endpoints.campaigns, request)

it('brings its answer although a write beside it invalidates the list', async () => {
  campaignServer(campaign())
  const { store } = signedInStore('moderator')
  const { open, release } = gate()
  server.use(
    http.get(campaignPaths.list, async () => {
      await open
      return undefined
    }),
  )
  const reading = store.dispatch(read)
  await store.dispatch(adminApi.endpoints.approveCampaign.initiate('7', { track: false }))
  release()
  expect(await reading).toMatchObject({ data: { rows: [{ id: '7', is_approved: true }] } })
})

it('reads again what the cache has, and leaves nobody subscribed to the answer', async () => {
  const { requests } = campaignServer(campaign())
  const { store } = signedInStore('moderator')
  await store.dispatch(read)
  await store.dispatch(read)
  expect(requests).toHaveLength(2)
  await store.dispatch(adminApi.endpoints.approveCampaign.initiate('7', { track: false }))
  await settled(store)
  expect(requests).toHaveLength(3)
})

it.each([
  ['waits for a read that began before `since`, and brings the answer of another', 1, ['Later', 2], false],
  ['does so though the read is out of date, so that the other one begins by itself', 1, ['Later', 2], true],
  ['joins a read that began at `since`', 0, ['Earlier', 1], false],
])('%s', async (_name, later, expected, isInvalidated) => {
  let title = 'Earlier'
  let requests = 0
  const { open, release } = gate()
  server.use(
    http.get(campaignPaths.list, async () => {
      requests += 1
      const answer = { data: { campaign_ads: [campaign({ title })] } }
      await open
      return HttpResponse.json(answer)
    }),
  )
  const { store } = signedInStore('moderator')
  const { campaigns } = adminApi.endpoints
  const shown = store.dispatch(campaigns.initiate(request))
  await turns()
  title = 'Later'
  if (isInvalidated) store.dispatch(baseApi.util.invalidateTags(['Campaign']))
  const { startedTimeStamp = 0 } = campaigns.select(request)(store.getState())
  const reading = store.dispatch(readFresh(campaigns, request, startedTimeStamp + later))
  release()
  const { data } = await reading
  expect([data?.rows[0]?.title, requests]).toEqual(expected)
  shown.unsubscribe()
})

it('tells of a read that failed', async () => {
  server.use(http.get(campaignPaths.list, () => HttpResponse.json({ message: 'Off' }, { status: 400 })))
  const { store } = signedInStore('moderator')
  expect(await store.dispatch(read)).toMatchObject({ error: { status: 400 } })
})
