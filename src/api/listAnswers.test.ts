import { http, HttpResponse } from 'msw'
import { recordRequests, sendAll } from '../testing/requests'
import { server } from '../testing/server'
import { signedInStore } from '../testing/signedInStore'
import { adminApi } from './adminApi'

const { campaigns } = adminApi.endpoints

it('takes a 404 for an empty window of a list, unless it is the first', async () => {
  server.use(http.get('/api/admin/campaign-ads', () => HttpResponse.json({ message: 'No page' }, { status: 404 })))
  const { store } = signedInStore('moderator')
  const windows = [campaigns.initiate({ start: 0, end: 9 }), campaigns.initiate({ start: 10, end: 19 })]
  const [first, beyond] = await sendAll(store, windows)
  expect(first?.error).toMatchObject({ status: 404 })
  expect(beyond?.data).toMatchObject({ rows: [], sent: 0, total: undefined })
})

it("takes a proxy's page with 404 for no window of a list", async () => {
  server.use(
    http.get('/api/admin/campaign-ads', () => HttpResponse.html('<!doctype html><h1>Not found</h1>', { status: 404 })),
  )
  const { error } = await signedInStore('moderator').store.dispatch(campaigns.initiate({ start: 10, end: 19 }))
  expect(error).toMatchObject({ status: 404 })
})

it.each([
  [400, 'once more without them', 2],
  [422, 'once more without them', 2],
  [403, 'no more', 1],
])('asks a server that refuses the fields of a list with %d %s', async (status, _how, times) => {
  server.use(
    http.get('/api/admin/campaign-ads', ({ request }) =>
      request.url.endsWith('?start=10&end=19')
        ? HttpResponse.json({ data: [], total: 12 })
        : HttpResponse.json({ message: 'Unknown field' }, { status }),
    ),
  )
  const requests = recordRequests()
  const asked = campaigns.initiate({ start: 10, end: 19, status: 'waiting', search: undefined })
  const { data, error } = await signedInStore('moderator').store.dispatch(asked)
  expect(requests).toHaveLength(times)
  expect({ data, error }).toMatchObject(times === 2 ? { data: { total: 12 }, error: undefined } : { error: { status } })
})

it('keeps the refusal of a server that says what it has applied: it knows the fields, and refuses their values', async () => {
  server.use(
    http.get('/api/admin/campaign-ads', ({ request }) =>
      request.url.includes('status')
        ? HttpResponse.json({ message: 'No such status' }, { status: 422 })
        : HttpResponse.json({ data: [], total: 12, applied: [] }),
    ),
  )
  const asked = campaigns.initiate({ start: 10, end: 19, status: 'x' })
  const { error } = await signedInStore('moderator').store.dispatch(asked)
  expect(error).toMatchObject({ status: 422, data: { message: 'No such status' } })
})

it.each([
  ['unknown fields', /status/, undefined, ['start=0&end=99&status=x', 'start=0&end=99']],
  ['more than ten rows', /end=99/, undefined, ['start=0&end=99&status=x', 'start=0&end=99', 'start=0&end=9']],
  [
    'more than ten rows and says what it has applied',
    /end=99/,
    [],
    ['start=0&end=99&status=x', 'start=0&end=99', 'start=0&end=9', 'start=0&end=9&status=x'],
  ],
])('asks a server that refuses %s for as many rows as it gives', async (_what, refused, applied, windows) => {
  server.use(
    http.get('/api/admin/campaign-ads', ({ request }) =>
      refused.test(request.url)
        ? HttpResponse.json({ message: 'No' }, { status: 422 })
        : HttpResponse.json({ data: [], total: 120, applied }),
    ),
  )
  const requests = recordRequests()
  const asked = campaigns.initiate({ start: 0, end: 99, status: 'x' })
  const { data } = await signedInStore('moderator').store.dispatch(asked)
  expect(data?.total).toBe(120)
  expect(requests).toEqual(windows.map((window) => `GET /api/admin/campaign-ads?${window}`))
})

it('asks no more for a window that was asked for without such fields', async () => {
  server.use(http.get('/api/admin/campaign-ads', () => HttpResponse.json({ message: 'No' }, { status: 422 })))
  const requests = recordRequests()
  const asked = campaigns.initiate({ start: 10, end: 19, search: undefined })
  const { error } = await signedInStore('moderator').store.dispatch(asked)
  expect(error).toMatchObject({ status: 422 })
  expect(requests).toHaveLength(1)
})
