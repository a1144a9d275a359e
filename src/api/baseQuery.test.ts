import { readFileSync } from 'node:fs'
import { http, HttpResponse } from 'msw'
import { recordRequests, sendAll } from '../testing/requests'
import { server } from '../testing/server'
import { openStore, signedInStore } from '../testing/signedInStore'
import { adminApi } from './adminApi'
import { failureOf } from './errors'
import { acceptJson } from './json'

const { login, campaignStats, campaigns, toggleCampaign } = adminApi.endpoints
const statsPath = '/api/admin/campaign-stats'
const login200 = { data: { token: 't', admin: { role: 'moderator', name: 'Mona' } } }

/** The Authorization header of the next calls to these paths. */
function bearers(answer: object, method: 'get' | 'post', path: string) {
  const seen: (string | null)[] = []
  server.use(
    http[method](path, ({ request }) => {
      seen.push(request.headers.get('Authorization'))
      return HttpResponse.json(answer)
    }),
  )
  return seen
}

it('sends the bearer token of who is signed in', async () => {
  const seen = bearers({}, 'get', statsPath)
  await signedInStore('moderator').store.dispatch(campaignStats.initiate())
  expect(seen).toEqual(['Bearer token-of-this-test'])
})

it('sends no bearer token with a sign-in', async () => {
  const seen = bearers(login200, 'post', '/api/admin/login')
  await openStore().store.dispatch(login.initiate({ email: 'a@b.co', password: 'password' }))
  expect(seen).toEqual([null])
})

it('has the server asked each time, whatever the browser has kept', async () => {
  const seen: string[] = []
  server.use(
    http.get(statsPath, ({ request }) => {
      seen.push(request.cache)
      return HttpResponse.json({})
    }),
  )
  await signedInStore('moderator').store.dispatch(campaignStats.initiate())
  expect(seen).toEqual(['no-cache'])
})

it('asks for JSON in reads and writes, as the first script of the page does', async () => {
  const accepted: Record<string, string | null> = {}
  server.use(
    http.all('/api/admin/*', ({ request: { method, headers } }) => {
      accepted[method] = headers.get('Accept')
      return HttpResponse.json({ data: [] })
    }),
  )
  await sendAll(signedInStore('moderator').store, [campaignStats.initiate(), toggleCampaign.initiate('7')])
  expect(accepted).toEqual({ GET: acceptJson.Accept, PUT: acceptJson.Accept })
  expect(readFileSync('public/boot.js', 'utf8')).toContain(`Accept: '${acceptJson.Accept}'`)
})

it('names each write by a key of its own, and no read', async () => {
  const keys: Record<string, (string | null)[]> = { GET: [], PUT: [] }
  server.use(
    http.all('/api/admin/*', ({ request: { method, headers } }) => {
      keys[method]?.push(headers.get('Idempotency-Key'))
      return HttpResponse.json({ data: [] })
    }),
  )
  const { store } = signedInStore('moderator')
  await sendAll(store, [campaigns.initiate({ start: 0, end: 9 }), toggleCampaign.initiate('7')])
  await sendAll(store, [toggleCampaign.initiate('7')])
  const key: unknown = expect.stringMatching(/^[\da-f]{32}$/)
  expect([new Set(keys.GET), keys.PUT]).toEqual([new Set([null]), [key, key]])
  expect(new Set(keys.PUT).size).toBe(2)
})

it('sends nothing but a sign-in and an invitation while nobody is signed in', async () => {
  server.use(
    http.post('/api/admin/login', () => HttpResponse.json({ message: 'no' }, { status: 401 })),
    http.post('/api/admin/register', () => HttpResponse.json({})),
  )
  const requests = recordRequests()
  const { store } = openStore()
  const { initiate } = adminApi.endpoints.register
  await store.dispatch(login.initiate({ email: 'a@b.co', password: 'password' }))
  await store.dispatch(initiate({ invitation: 'i', password: 'password', password_confirmation: 'password' }))
  const read = await store.dispatch(campaignStats.initiate())
  const write = await store.dispatch(toggleCampaign.initiate('7'))
  expect(requests).toEqual(['POST /api/admin/login', 'POST /api/admin/register'])
  expect([read.isError, write.error]).toEqual([true, { status: 'CUSTOM_ERROR', error: 'Signed out' }])
})

it('asks for the window of a list as start and end, both inclusive', async () => {
  server.use(http.get('/api/admin/campaign-ads', () => HttpResponse.json({ data: [] })))
  const requests = recordRequests()
  await signedInStore('moderator').store.dispatch(campaigns.initiate({ start: 10, end: 19 }))
  expect(requests).toEqual(['GET /api/admin/campaign-ads?start=10&end=19'])
})

it.each([301, 302, 307, 308])('follows no redirect (%d), so that the token goes nowhere else', async (status) => {
  let reached = 0
  server.use(
    http.get(statsPath, () => HttpResponse.redirect('http://evil.example/', status)),
    http.get('http://evil.example/', () => {
      reached += 1
      return HttpResponse.json({})
    }),
  )
  const { error } = await signedInStore('moderator').store.dispatch(campaignStats.initiate())
  expect(failureOf(error)?.text).toBe('The server sent an unexpected response.')
  expect(reached).toBe(0)
})
