import { http, HttpResponse } from 'msw'
import { dayMs } from '../contract/days'
import { sentEarly } from '../testing/earlyRequest'
import { recordRequests } from '../testing/requests'
import { server } from '../testing/server'
import { signedInStore } from '../testing/signedInStore'
import { pass, stopClock, until } from '../testing/stopClock'
import { adminApi } from './adminApi'
import { dropEarlyRequest } from './earlyRequest'

const { campaignStats, toggleCampaign } = adminApi.endpoints
const statsPath = '/api/admin/campaign-stats'
const togglePath = '/api/admin/campaign-ads/:id/toggle-user'

beforeEach(stopClock)
afterEach(dropEarlyRequest)

const never = () => new Promise<never>(() => {})

interface Ended {
  data?: unknown
  error?: unknown
}

/** What a call has ended with, if it has, looked at without waiting for it. */
function watch(call: PromiseLike<Ended>) {
  const watched: { result?: Ended } = {}
  void call.then((result) => (watched.result = result))
  return watched
}

it.each([
  ['read', 20_000, () => signedInStore('moderator').store.dispatch(campaignStats.initiate())],
  ['write', 30_000, () => signedInStore('moderator').store.dispatch(toggleCampaign.initiate('7'))],
])('gives up a %s that is not answered after %d ms, and does not send it again', async (_kind, limit, send) => {
  server.use(
    http.get(statsPath, () => never()),
    http.put(togglePath, () => never()),
  )
  const requests = recordRequests()
  const call = watch(send())
  await pass(limit - 1)
  expect(call.result).toBeUndefined()
  await pass(1)
  await until(() => expect(call.result?.error).toMatchObject({ status: 'TIMEOUT_ERROR' }))
  await pass(120_000)
  expect(requests).toHaveLength(1)
})

const unavailable = (status: number, retryAfter?: string) => () =>
  HttpResponse.json(
    { message: 'Later' },
    { status, headers: retryAfter === undefined ? {} : { 'Retry-After': retryAfter } },
  )

it.each([
  [429, '2', 2_000],
  [503, '2', 2_000],
  [503, undefined, 1_000],
  [503, 'Wed, 21 Oct 2026 07:28:00 GMT', 1_000],
  [429, '10', 10_000],
])('repeats a read twice after a %d with Retry-After %s, each after %d ms', async (status, retryAfter, pause) => {
  server.use(http.get(statsPath, unavailable(status, retryAfter)))
  const requests = recordRequests()
  const call = watch(signedInStore('moderator').store.dispatch(campaignStats.initiate()))
  const sent: number[] = []
  for (const milliseconds of [0, pause - 1, 1, pause - 1, 1, 60_000]) {
    await pass(milliseconds)
    sent.push(requests.length)
  }
  expect(sent).toEqual([1, 1, 2, 2, 3, 3])
  await until(() => expect(call.result?.error).toMatchObject({ status, data: { message: 'Later' } }))
})

it('gives the answer of the repeated read', async () => {
  server.use(http.get(statsPath, unavailable(503, '1'), { once: true }))
  server.use(http.get(statsPath, () => HttpResponse.json({ total_campaigns: 5 })))
  server.use(http.get(statsPath, unavailable(503, '1'), { once: true }))
  const call = watch(signedInStore('moderator').store.dispatch(campaignStats.initiate()))
  for (let second = 0; second < 3; second += 1) await pass(1_000)
  await until(() => expect(call.result?.data).toMatchObject({ total_campaigns: '5' }))
})

it('repeats a read whose early request was refused by a request of its own', async () => {
  server.use(http.get(statsPath, () => HttpResponse.json({ total_campaigns: 5 })))
  sentEarly({ url: statsPath, response: unavailable(503, '1')() })
  const requests = recordRequests()
  const call = watch(signedInStore('moderator').store.dispatch(campaignStats.initiate()))
  await pass(999)
  expect(requests).toEqual([])
  await pass(1)
  await until(() => expect(call.result?.data).toMatchObject({ total_campaigns: '5' }))
  expect(requests).toEqual([`GET ${statsPath}`])
})

it('aborts an early request that is not answered 20 s after it was taken over, and does not send it again', async () => {
  const signal = sentEarly({ url: statsPath })
  const requests = recordRequests()
  const call = watch(signedInStore('moderator').store.dispatch(campaignStats.initiate()))
  await pass(19_999)
  expect([signal.aborted, call.result]).toEqual([false, undefined])
  await pass(1)
  await until(() => expect(call.result?.error).toMatchObject({ status: 'TIMEOUT_ERROR' }))
  expect(signal.aborted).toBe(true)
  await pass(120_000)
  expect(requests).toEqual([])
})

it.each([...[400, 404, 500, 502, 504].map((status) => [status, '1'] as const), [429, '11'], [503, '900']] as const)(
  'repeats no read after a %d with Retry-After %s',
  async (status, retryAfter) => {
    server.use(http.get(statsPath, unavailable(status, retryAfter)))
    const requests = recordRequests()
    const call = watch(signedInStore('moderator').store.dispatch(campaignStats.initiate()))
    await until(() => expect(requests).toHaveLength(1))
    await until(() => expect(call.result?.error).toMatchObject({ status }))
    await pass(900_000)
    expect(requests).toHaveLength(1)
  },
)

it.each([400, 429, 500, 502, 503, 504])('never sends a write again, whatever it is answered (%d)', async (status) => {
  server.use(http.put(togglePath, unavailable(status, '1')))
  const requests = recordRequests()
  const call = watch(signedInStore('moderator').store.dispatch(toggleCampaign.initiate('7')))
  await until(() => expect(requests).toHaveLength(1))
  await pass(60_000)
  await until(() => expect(call.result?.error).toMatchObject({ status }))
  expect(requests).toHaveLength(1)
})

it('asks no more for somebody who has left while it was waiting', async () => {
  server.use(http.get(statsPath, unavailable(503, '5')))
  const requests = recordRequests()
  const read = signedInStore('moderator').store.dispatch(campaignStats.initiate())
  const call = watch(read)
  await pass(1_000)
  read.abort()
  await until(() => expect(call.result?.error).toBeDefined())
  await pass(60_000)
  expect(requests).toHaveLength(1)
})

/** Reads of a moderator, and what each has said in the header for those that nobody asks for. */
function attendedReads() {
  const said: (string | null)[] = []
  server.use(
    http.get(statsPath, ({ request }) => {
      said.push(request.headers.get('X-Unattended'))
      return HttpResponse.json({ 'campaign-stats': {} })
    }),
  )
  const { store } = signedInStore('moderator')
  document.dispatchEvent(new KeyboardEvent('keydown'))
  return { said, ask: () => store.dispatch(campaignStats.initiate(undefined, { forceRefetch: true })) }
}

it('says of a read that nobody asks for, as no key was pressed for a minute, so that it prolongs no session', async () => {
  const { said, ask } = attendedReads()
  await pass(60_000)
  await ask()
  await pass(1)
  await ask()
  document.dispatchEvent(new Event('pointerdown'))
  await ask()
  expect(said).toEqual([null, 'yes', null])
})

it('says so also after the clock of the device was set back', async () => {
  const { said, ask } = attendedReads()
  await pass(60_001)
  jest.setSystemTime(Date.now() - dayMs)
  await ask()
  expect(said).toEqual(['yes'])
})
