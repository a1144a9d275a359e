import { waitFor } from '@testing-library/react'
import { http, HttpResponse, type JsonBodyType } from 'msw'
import { adminApi } from '../api/adminApi'
import { campaign } from '../testing/builders'
import { gate, recordRequests, sendAll, settled, turns, type ApiCall } from '../testing/requests'
import { server } from '../testing/server'
import { keepSession, openStore, signedInStore } from '../testing/signedInStore'
import { pass, stopClock } from '../testing/stopClock'
import { renderToasts, toast, toasts } from '../testing/toasts'
import { signOutRequested } from './sessionSlice'

const { login, campaigns, campaignStats, generalStats, assetStats, users, tasks, logout } = adminApi.endpoints
const credentials = { email: 'mona@tour.example', password: 'password' }
const firstPage = { start: 0, end: 9 }

const answerLogin = (answer: JsonBodyType) => server.use(http.post('/api/admin/login', () => HttpResponse.json(answer)))
const otherTab = () => void window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }))
const stored = () => ['user', 'access_token'].map((key) => window.localStorage.getItem(key))

beforeEach(renderToasts)

describe('signing in', () => {
  it('keeps the session in the browser and in the store, without its token', async () => {
    const answer = { token: 'secret', admin: { role: 'moderator', name: 'Mona' } }
    answerLogin({ data: answer })
    const { store } = openStore()
    await store.dispatch(login.initiate(credentials, { track: false }))
    expect(store.getState().session).toMatchObject({ status: 'signedIn', role: 'moderator', name: 'Mona' })
    expect(stored()).toEqual([JSON.stringify(answer), 'secret'])
    expect(JSON.stringify(store.getState().session)).not.toContain('secret')
  })

  it.each([
    ['root', '"root"'],
    ['Moderator', '"Moderator"'],
    [null, '"none"'],
    [undefined, '"none"'],
    ['', '"none"'],
  ])('refuses the role %j by name and keeps nothing', async (role, named) => {
    answerLogin({ data: { token: 't', admin: { role, name: 'Mona' } } })
    const { store } = openStore()
    await store.dispatch(login.initiate(credentials))
    await toast(`This console does not know the role ${named}. Ask an administrator for another one.`)
    expect(store.getState().session).toEqual({ status: 'signedOut', resume: true })
    expect(stored()).toEqual([null, null])
  })

  it.each([
    { data: { admin: { role: 'moderator', name: 'Mona' } } },
    { data: { token: '', admin: { role: 'moderator', name: 'Mona' } } },
    { data: { token: { a: 1 }, admin: { role: 'moderator', name: 'Mona' } } },
    { data: null },
    [],
  ])('calls the answer %j unexpected and keeps nothing', async (answer) => {
    answerLogin(answer)
    const { store } = openStore()
    const { error } = await store.dispatch(login.initiate(credentials))
    expect(error).toMatchObject({ status: 'CUSTOM_ERROR', error: 'The server answered in an unexpected form.' })
    expect(store.getState().session).toEqual({ status: 'signedOut', resume: true })
    expect(stored()).toEqual([null, null])
  })

  it('says that the browser blocks storage', async () => {
    answerLogin({ data: { token: 't', admin: { role: 'moderator', name: 'Mona' } } })
    const { store } = openStore()
    const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    await store.dispatch(login.initiate(credentials))
    await toast('Your browser blocks storage for this page. Allow site data here, then sign in again.')
    blocked.mockRestore()
    expect(store.getState().session).toEqual({ status: 'signedOut', resume: true })
  })
})

describe('opening the console', () => {
  it('removes what is left of a damaged session', () => {
    window.localStorage.setItem('user', '{"token":"t"')
    window.localStorage.setItem('access_token', 't')
    const { store } = openStore()
    expect(store.getState().session).toEqual({ status: 'signedOut', resume: true })
    expect(stored()).toEqual([null, null])
  })
})

describe('signing out', () => {
  /** Somebody who has read the campaigns' figures and now leaves. */
  async function leaving(answer: () => Promise<Response> | Response) {
    server.use(
      http.get('/api/admin/campaign-stats', () => HttpResponse.json({ total_campaigns: 5 })),
      http.post(logoutPath, answer),
    )
    const { store } = signedInStore('moderator')
    await store.dispatch(campaignStats.initiate())
    const requests = recordRequests()
    store.dispatch(signOutRequested())
    return { store, requests }
  }
  const logoutPath = '/api/admin/logout'
  const couldNotTell = 'Signed out here. The server could not be told.'

  it('tells the server, and forgets the session and all that was read in it', async () => {
    const { store, requests } = await leaving(() => HttpResponse.json({ message: 'Signed out' }))
    await waitFor(() => expect(store.getState().session).toEqual({ status: 'signedOut', resume: false }))
    expect(stored()).toEqual([null, null])
    expect(campaignStats.select()(store.getState()).data).toBeUndefined()
    expect(requests).toEqual(['POST /api/admin/logout'])
    expect(toasts()).toEqual([])
  })

  it.each([
    ['fails', () => HttpResponse.json({ message: 'x' }, { status: 500 })],
    ['cannot be reached', () => HttpResponse.error()],
  ])('signs out here when the server %s, and says so', async (_what, answer) => {
    const { store } = await leaving(answer)
    await toast(couldNotTell)
    expect(store.getState().session).toEqual({ status: 'signedOut', resume: false })
    expect(stored()).toEqual([null, null])
  })

  it('waits no longer than three seconds for a server that says nothing', async () => {
    stopClock()
    const { store } = await leaving(() => new Promise<never>(() => {}))
    await pass(2_900)
    expect(store.getState().session.status).toBe('signedIn')
    await pass(200)
    expect(store.getState().session).toEqual({ status: 'signedOut', resume: false })
    jest.useRealTimers()
    await toast(couldNotTell)
  })

  it('tells the server once, however often it is pressed', async () => {
    const { store, requests } = await leaving(() => HttpResponse.json({}))
    store.dispatch(signOutRequested())
    store.dispatch(signOutRequested())
    await waitFor(() => expect(store.getState().session.status).toBe('signedOut'))
    expect(requests).toEqual(['POST /api/admin/logout'])
  })
})

describe('a session that the server ends', () => {
  const reads: readonly ApiCall[] = [
    campaigns.initiate(firstPage),
    campaignStats.initiate(),
    generalStats.initiate(),
    assetStats.initiate(),
    users.initiate(firstPage),
    tasks.initiate(firstPage),
  ]

  it('is told once when six calls at once are refused, and nothing is asked again', async () => {
    server.use(http.get('/api/admin/*', () => HttpResponse.json({ message: 'Sign in to go on' }, { status: 401 })))
    const { store } = signedInStore('moderator')
    const requests = recordRequests()
    const sessions: string[] = []
    store.subscribe(() => void sessions.push(store.getState().session.status))
    await sendAll(store, reads)
    await settled(store)
    await toast('Your session has ended. Sign in again.')
    expect(toasts()).toEqual(['error: Your session has ended. Sign in again.'])
    expect(requests).toHaveLength(6)
    expect(sessions.join(' ')).toMatch(/^(signedIn )+(signedOut ?)+$/)
    expect(stored()).toEqual([null, null])
  })

  it('makes no message of its own for a sign-out that is answered 401', async () => {
    server.use(http.post('/api/admin/logout', () => HttpResponse.json({ message: 'x' }, { status: 401 })))
    const { store } = signedInStore('moderator')
    await store.dispatch(logout.initiate())
    await toast('Your session has ended. Sign in again.')
    expect(toasts()).toHaveLength(1)
  })
})

describe('another tab', () => {
  it('signs out here too', () => {
    const { store } = signedInStore('moderator')
    window.localStorage.clear()
    otherTab()
    expect(store.getState().session).toEqual({ status: 'signedOut', resume: false })
  })

  it('signs in here too', () => {
    const { store } = openStore()
    keepSession('admin')
    otherTab()
    expect(store.getState().session).toMatchObject({ status: 'signedIn', role: 'admin' })
  })

  it('lets nothing of the person before be seen when it signs somebody else in', async () => {
    const { open, release } = gate()
    let asked = 0
    server.use(
      http.get('/api/admin/campaign-ads', async ({ request }) => {
        asked += 1
        if (request.headers.get('Authorization') === 'Bearer of-a') await open
        return HttpResponse.json({ data: [campaign({ title: 'Seen by A only' })] })
      }),
    )
    keepSession('super-admin', 'of-a')
    const { store } = openStore()
    const late = store.dispatch(campaigns.initiate(firstPage))
    await waitFor(() => expect(asked).toBe(1))
    keepSession('moderator', 'of-b')
    otherTab()
    release()
    await late
    await turns()
    expect(JSON.stringify(store.getState())).not.toContain('Seen by A only')
    expect(store.getState().session).toMatchObject({ status: 'signedIn', role: 'moderator' })
  })
})
