import { http, HttpResponse } from 'msw'
import { gate, recordRequests, sendAll } from '../testing/requests'
import { server } from '../testing/server'
import { keepSession, openStore, signedInStore } from '../testing/signedInStore'
import { signIn } from '../testing/signIn'
import { answerLogin } from '../testing/storedSession'
import { adminApi } from './adminApi'

const { login, campaignStats, campaigns, setCanRedeem, toggleCampaign } = adminApi.endpoints
const statsPath = '/api/admin/campaign-stats'

it('gives an error the id under which the server has the request', async () => {
  server.use(http.get(statsPath, () => HttpResponse.json({}, { status: 403, headers: { 'X-Request-Id': 'r-17' } })))
  const { error } = await signedInStore('moderator').store.dispatch(campaignStats.initiate())
  expect(error).toMatchObject({ status: 403, requestId: 'r-17' })
})

it.each([
  ['a page instead of data', () => HttpResponse.html('<html></html>'), 'PARSING_ERROR'],
  ['an answer of another form', () => HttpResponse.json([1]), 'CUSTOM_ERROR'],
  ['no answer', () => HttpResponse.error(), 'FETCH_ERROR'],
])('ends a call that gets %s as an error', async (_what, answer, status) => {
  server.use(http.get(statsPath, answer))
  const { error } = await signedInStore('moderator').store.dispatch(campaignStats.initiate())
  expect(error).toMatchObject({ status })
})

const page = '<!doctype html><h1>Bad gateway</h1>'

it.each([400, 403, 404, 409, 422, 500, 502, 503])(
  'counts the status %d of an answer whose body is a page',
  async (status) => {
    server.use(
      http.put('/api/admin/campaign-ads/:id/toggle-user', () => HttpResponse.html(page, { status })),
      http.get(statsPath, () => HttpResponse.html(page, { status, headers: { 'Retry-After': '0.01' } })),
    )
    const { store } = signedInStore('moderator')
    const { error } = await store.dispatch(toggleCampaign.initiate('7'))
    expect(error).toMatchObject({ status, data: undefined })
    expect((await store.dispatch(campaignStats.initiate())).error).toMatchObject({ status })
  },
)

it.each([
  [{ success: false, message: 'Too late' }, 'Too late'],
  [{ success: false, error: 'Route not found' }, 'Route not found'],
  [{ status: false, message: ['Too late', 'Too early'] }, 'Too late'],
  [{ status: 'error' }, 'Something went wrong. Try Again'],
  [{ status: 'fail', data: null, message: 'Too late' }, 'Too late'],
  [{ success: 0, message: 'Too late' }, 'Too late'],
  [{ success: 'false', message: 'Too late' }, 'Too late'],
  [{ success: false, id: 'r-17', message: 'Too late' }, 'Too late'],
  [{ success: null, status: 'failed', message: 'Too late' }, 'Too late'],
  [{ status: 'ERROR', message: 'Too late', data: [] }, 'Too late'],
  [{ status: 'FAILURE', message: 'Too late' }, 'Too late'],
  [{ ok: false, message: 'Too late' }, 'Too late'],
  [{ isSuccess: false, message: 'Too late' }, 'Too late'],
  [{ data: { success: false, message: 'Too late' } }, 'Too late'],
  [{ statusCode: 200, message: 'Success', data: { isSuccess: false, message: 'Too late' } }, 'Too late'],
  [{ success: false, data: { message: 'Too late' } }, 'Too late'],
  [{ error: true, message: 'Too late' }, 'Too late'],
  [{ error: 'Too late', data: null }, 'Too late'],
  [{ error: { message: 'Too late' } }, 'Too late'],
  [{ errors: { email: ['Too late'] }, message: 'Too late' }, 'Too late'],
  [{ errors: ['Too late'] }, 'Too late'],
  [{ status: 422, message: 'Too late' }, 'Too late'],
  [{ statusCode: 422, message: ['Too late'], error: 'Unprocessable Entity' }, 'Too late'],
  [{ code: '503', message: 'Too late' }, 'Too late'],
  [{ status: 'error', code: 'TOO_LATE', message: 'Too late' }, 'Too late'],
])('takes the answer %j for a failure, whatever its status', async (body, text) => {
  server.use(http.all('/api/admin/*', () => HttpResponse.json(body)))
  const { store } = signedInStore('super-admin')
  const failed = { status: 'CUSTOM_ERROR', error: text }
  const calls = [toggleCampaign.initiate('7'), setCanRedeem.initiate(), campaigns.initiate({ start: 0, end: 9 })]
  for (const { error } of await sendAll(store, calls)) expect(error).toMatchObject(failed)
})

it.each([
  { success: true, message: 'Done' },
  { status: true },
  { status: 'ok' },
  { status: 'pending' },
  { success: true, status: false, message: 'User deactivated' },
  { success: 1, status: false },
  { status: 0, message: 'User deactivated' },
  { id: 7, status: false },
  { id: 7, status: 'failed' },
  { id: 7, error: 'none yet', code: 422 },
  { success: true, error: 'mail not sent', errors: ['x'], code: 422 },
  { ok: true, status: 'error' },
  { isSuccess: true, status: 'error' },
  { status: 'success', data: { ok: false } },
  { success: true, data: { success: false } },
  { data: { success: 0, ok: null } },
  { error: null, errors: [], statusCode: 0, code: 0 },
  { error: '', errors: {}, status: 200 },
  { error: {}, message: 'User updated' },
  { error: [], status: true },
  { error: false, errors: null, code: 'A422' },
])('takes the answer %j to a write for done', async (body) => {
  server.use(http.put('/api/admin/campaign-ads/:id/toggle-user', () => HttpResponse.json(body)))
  const { error } = await signedInStore('moderator').store.dispatch(toggleCampaign.initiate('7'))
  expect(error).toBeUndefined()
})

it('takes a word for a write that is done, a sentence or a page for one that may be, and none for a list', async () => {
  const { store } = signedInStore('moderator')
  const calls = [toggleCampaign.initiate('7'), campaigns.initiate({ start: 0, end: 9 })]
  server.use(http.all('/api/admin/*', () => HttpResponse.text('OK')))
  const [done, list] = await sendAll(store, calls)
  expect(done).toEqual({ data: { message: '' } })
  expect(list?.error).toMatchObject({ status: 'PARSING_ERROR' })
  for (const other of ['campaign not found', page]) {
    server.use(http.all('/api/admin/*', () => HttpResponse.text(other)))
    expect((await store.dispatch(toggleCampaign.initiate('7'))).error).toMatchObject({ status: 'PARSING_ERROR' })
  }
})

it('ends the session by a 401 whose body is a page', async () => {
  server.use(http.get(statsPath, () => HttpResponse.html(page, { status: 401 })))
  const { store } = signedInStore('moderator')
  await store.dispatch(campaignStats.initiate())
  expect(store.getState().session.status).toBe('expired')
})

it.each(['', ' ', 'null', '{}', '{"data":null}', '{"data":{}}'])(
  'takes %j for a list without rows, and for a write that is done',
  async (body) => {
    server.use(
      http.all(
        '/api/admin/*',
        () => new HttpResponse(body, { status: 200, headers: { 'Content-Type': 'application/json' } }),
      ),
    )
    const { store } = signedInStore('moderator')
    const [list, done] = await sendAll(store, [campaigns.initiate({ start: 0, end: 9 }), toggleCampaign.initiate('7')])
    expect(list?.data).toMatchObject({ rows: [], sent: 0 })
    expect(done?.data).toEqual({ message: '' })
  },
)

it('asks a server that refuses what a call without rows adds for that call alone', async () => {
  server.use(
    http.get('/api/admin/general-stats', ({ request }) =>
      request.url.includes('?') ? HttpResponse.json({}, { status: 422 }) : HttpResponse.json({ data: {} }),
    ),
  )
  const requests = recordRequests()
  await signedInStore('moderator').store.dispatch(adminApi.endpoints.generalStats.initiate('points'))
  expect(requests).toEqual(['GET /api/admin/general-stats?detail=points', 'GET /api/admin/general-stats'])
})

it.each(['inative_campaigns', 'inactive_campaigns'])(
  'counts inactive campaigns also under the name %s',
  async (name) => {
    server.use(http.get(statsPath, () => HttpResponse.json({ 'campaign-stats': { [name]: 4 } })))
    const { data } = await signedInStore('moderator').store.dispatch(campaignStats.initiate())
    expect(data?.inative_campaigns).toBe('4')
  },
)

const unauthorized = () => HttpResponse.json({ message: 'Sign in to continue' }, { status: 401 })

it('ignores the 401 of a token that is no longer the one in use', async () => {
  const { open, release } = gate()
  server.use(
    http.get(statsPath, async ({ request }) => {
      if (request.headers.get('Authorization') === 'Bearer t') return HttpResponse.json({})
      await open
      return unauthorized()
    }),
  )
  answerLogin({ data: { token: 't', admin: { role: 'moderator', name: 'Mona' } } })
  const { store } = signedInStore('moderator')
  const late = store.dispatch(campaignStats.initiate())
  await signIn(store)
  release()
  expect((await late).error).toMatchObject({ status: 401 })
  expect(store.getState().session).toMatchObject({ status: 'signedIn', name: 'Mona' })
  expect(window.localStorage.getItem('access_token')).toBe('t')
})

it('keeps the session when a sign-in is refused with 401', async () => {
  server.use(http.post('/api/admin/login', unauthorized))
  const { store } = signedInStore('moderator')
  const { error } = await store.dispatch(login.initiate({ email: 'a@b.co', password: 'password' }))
  expect(error).toMatchObject({ status: 401, data: { message: 'Sign in to continue' } })
  expect(store.getState().session.status).toBe('signedIn')
})

it('keeps the session when a call is only forbidden', async () => {
  keepSession('moderator')
  server.use(http.get(statsPath, () => HttpResponse.json({ message: 'no' }, { status: 403 })))
  const { store } = openStore()
  await store.dispatch(campaignStats.initiate())
  expect(store.getState().session.status).toBe('signedIn')
})
