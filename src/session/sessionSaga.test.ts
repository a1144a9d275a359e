import { waitFor } from '@testing-library/react'
import { http, HttpResponse, type JsonBodyType } from 'msw'
import { adminApi } from '../api/adminApi'
import { campaign } from '../testing/builders'
import { recordActions } from '../testing/endings'
import { gate, recordRequests, sendAll, settled, turns, type ApiCall } from '../testing/requests'
import { at } from '../shared/at'
import { server } from '../testing/server'
import { keepSession, openStore, signedInStore } from '../testing/signedInStore'
import { signIn } from '../testing/signIn'
import { pass, stopClock, until } from '../testing/stopClock'
import { renderToasts, toast, toasts } from '../testing/toasts'
import { notify } from '../ui/messages/notify'
import { signOutRequested } from './sessionSlice'
import { createSessionStorage } from './sessionStorage'

const { campaigns, campaignStats, generalStats, assetStats, users, tasks } = adminApi.endpoints
const firstPage = { start: 0, end: 9 }

const answerLogin = (answer: JsonBodyType) => server.use(http.post('/api/admin/login', () => HttpResponse.json(answer)))
const otherTab = () => void window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }))
const stored = () => ['user', 'access_token'].map((key) => window.localStorage.getItem(key))

beforeEach(renderToasts)
afterEach(() => {
  // Stores of earlier tests are still subscribed; they must not take the next person for their own.
  window.localStorage.clear()
  otherTab()
  window.sessionStorage.clear()
})

describe('signing in', () => {
  /** A store with its actions, and which sessions were ended on a server that answers that so. */
  function opened(status: number) {
    const ended: (string | null)[] = []
    server.use(
      http.post('/api/admin/logout', ({ request }) => {
        ended.push(request.headers.get('Authorization'))
        return HttpResponse.json({ message: 'Logged out' }, { status })
      }),
    )
    const app = openStore()
    return { ended, store: app.store, actions: recordActions(app) }
  }

  it('keeps the session in the browser and in the store, without its token', async () => {
    const answer = { token: 'secret', admin: { role: 'moderator', name: 'Mona', email: 'mona@tour.example' } }
    answerLogin({ data: answer })
    const { store } = openStore()
    await signIn(store)
    expect(store.getState().session).toMatchObject({ status: 'signedIn', ...answer.admin })
    expect(stored()).toEqual([JSON.stringify(answer), 'secret'])
    expect(JSON.stringify(store.getState().session)).not.toContain('secret')
    expect(toasts()).toEqual([])
  })

  it('says what the server says of it, and keeps that nowhere', async () => {
    const answer = { token: 't', admin: { role: 'moderator', name: 'Mona', email: '' } }
    answerLogin({ data: answer, message: 'Welcome back' })
    const { store } = openStore()
    await signIn(store)
    await toast('Welcome back')
    expect(stored()).toEqual([JSON.stringify(answer), 't'])
    expect(JSON.stringify(store.getState().session)).not.toContain('Welcome')
  })

  it.each([
    ['root', '"root"'],
    ['Moderator', '"Moderator"'],
    [null, '"none"'],
    [undefined, '"none"'],
    ['', '"none"'],
  ])('refuses the role %j by name, keeps nothing and ends the session', async (role, named) => {
    const { ended, store } = opened(200)
    answerLogin({ data: { token: 't', admin: { role, name: 'Mona' } } })
    await signIn(store)
    await toast(`This console doesn't recognize the role ${named}. Ask an administrator for a different role.`)
    expect(store.getState().session).toEqual({ status: 'signedOut', resume: true })
    expect(stored()).toEqual([null, null])
    await waitFor(() => expect(ended).toEqual(['Bearer t']))
  })

  it.each([
    { data: { admin: { role: 'moderator', name: 'Mona' } } },
    { data: { token: '', admin: { role: 'moderator', name: 'Mona' } } },
    { data: { token: { a: 1 }, admin: { role: 'moderator', name: 'Mona' } } },
    { data: { token: 12345, admin: { role: 'moderator', name: 'Mona' } } },
    { data: { token: 'a\nb', admin: { role: 'moderator', name: 'Mona' } } },
    { data: { token: 'tokén', admin: { role: 'moderator', name: 'Mona' } } },
    { data: null },
    [],
    null,
  ])('takes the answer %j for a failure and keeps nothing', async (answer) => {
    answerLogin(answer)
    const { store } = openStore()
    await signIn(store)
    await toast('Something went wrong. Try Again')
    expect(store.getState().session).toEqual({ status: 'signedOut', resume: true })
    expect(stored()).toEqual([null, null])
  })

  const block = () =>
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
  const fillUp = () => {
    const { setItem } = Storage.prototype
    return jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (key === 'access_token') throw new DOMException('full', 'QuotaExceededError')
      setItem.call(this, key, value)
    })
  }

  it.each([
    ['keeps nothing', block, 200],
    ['has room for half of the session', fillUp, 500],
  ])('says once that the browser %s, and ends the session on the server whatever that answers', async (...given) => {
    const [, spoil, status] = given
    const { ended, actions, store } = opened(status)
    answerLogin({ data: { token: 'secret', admin: { role: 'moderator', name: 'Mona' } } })
    const spoilt = spoil()
    await signIn(store)
    await toast(
      'Your browser keeps no data for this page: storage is blocked or full. Change that, then sign in again.',
    )
    await waitFor(() => expect(ended).toEqual(['Bearer secret']))
    await turns()
    spoilt.mockRestore()
    expect(store.getState().session).toEqual({ status: 'signedOut', resume: true })
    expect(stored()).toEqual([null, null])
    expect(toasts()).toHaveLength(1)
    const args = actions.map((action) => at(at(action, 'meta'), 'arg'))
    expect(args).toContainEqual(expect.objectContaining({ endpointName: 'logout' }))
    expect(JSON.stringify(args)).not.toContain('secret')
  })
})

describe('opening the console', () => {
  it('removes what is left of a damaged session', () => {
    window.localStorage.setItem('user', '{"token":"t"')
    window.localStorage.setItem('access_token', 't')
    const { store } = openStore()
    expect(store.getState().session).toEqual({ status: 'signedOut', resume: true })
    expect(stored()).toEqual([null, null])
    expect(toasts()).toEqual([])
  })

  it.each([
    ['root', '"root"'],
    ['', '"none"'],
  ])('refuses the stored role %j by name and keeps nothing of it', async (role, named) => {
    keepSession(role)
    const { store } = openStore()
    await toast(`This console doesn't recognize the role ${named}. Ask an administrator for a different role.`)
    expect(store.getState().session).toEqual({ status: 'signedOut', resume: true })
    expect(stored()).toEqual([null, null])
  })
})

describe('signing out', () => {
  /** A signed-in person who has loaded the campaign stats and now signs out. */
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
  const couldNotTell = "Signed out here. The server couldn't be reached."

  it('tells the server, and forgets the session and all that was read in it', async () => {
    const { store, requests } = await leaving(() => HttpResponse.json({ message: 'Signed out' }))
    await waitFor(() => expect(store.getState().session).toEqual({ status: 'signedOut', resume: false }))
    expect(stored()).toEqual([null, null])
    expect(campaignStats.select()(store.getState()).data).toBeUndefined()
    expect(requests).toEqual(['POST /api/admin/logout'])
    await toast('Signed out')
  })

  it('says nothing when the server says nothing of it', async () => {
    const { store } = await leaving(() => HttpResponse.json({}))
    await waitFor(() => expect(store.getState().session.status).toBe('signedOut'))
    await turns()
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

  it('does not call the session ended when a read that was on its way is refused meanwhile', async () => {
    const { open, release } = gate()
    const { store } = await leaving(async () => {
      await open
      return HttpResponse.json({ message: 'Signed out' })
    })
    server.use(http.get('/api/admin/general-stats', () => HttpResponse.json({}, { status: 401 })))
    await store.dispatch(generalStats.initiate())
    expect(store.getState().session.status).toBe('signedIn')
    release()
    await waitFor(() => expect(store.getState().session.status).toBe('signedOut'))
    await toast('Signed out')
  })

  it('waits no longer than three seconds for a server that says nothing', async () => {
    stopClock()
    const { store } = await leaving(() => new Promise<never>(() => {}))
    await pass(2_900)
    expect(store.getState().session.status).toBe('signedIn')
    await pass(200)
    await until(() => expect(store.getState().session).toEqual({ status: 'signedOut', resume: false }))
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

  /** A moderator whose session the server rejects, after six concurrent reads. */
  async function ended() {
    server.use(http.get('/api/admin/*', () => HttpResponse.json({ message: 'Sign in to continue' }, { status: 401 })))
    const { store } = signedInStore('moderator')
    const { session } = store.getState()
    const requests = recordRequests()
    const sessions: string[] = [session.status]
    store.subscribe(() => void sessions.push(store.getState().session.status))
    await sendAll(store, reads)
    await settled(store)
    return { store, requests, sessions, key: session.status === 'signedIn' ? session.key : undefined }
  }

  /** Lets the six reads succeed again and signs in; the server answers with this admin. */
  async function signInAgain(store: Parameters<typeof signIn>[0], admin: object) {
    server.use(
      http.get('/api/admin/campaign-stats', () => HttpResponse.json({ total_campaigns: 5 })),
      http.get('/api/admin/*', () => HttpResponse.json({ data: [] })),
    )
    answerLogin({ data: { token: 'next', admin } })
    await signIn(store)
    await settled(store)
  }
  const mona = { role: 'moderator', name: 'Mona' }

  it('ends once when six calls at once are refused, keeps who was here and what is read, and asks nothing again', async () => {
    const { store, requests, sessions, key } = await ended()
    expect(requests).toHaveLength(6)
    expect(sessions.join(' ')).toMatch(/^(signedIn )+(expired ?)+$/)
    expect(store.getState().session).toEqual({ status: 'expired', key, ...mona, email: '' })
    expect(stored()).toEqual([null, null])
    expect(toasts()).toEqual([])
  })

  it('lets no call leave but the sign-in', async () => {
    const { store, requests } = await ended()
    requests.length = 0
    await sendAll(store, [...reads, adminApi.endpoints.toggleCampaign.initiate('7')])
    expect(requests).toEqual([])
    await signInAgain(store, mona)
    expect(requests[0]).toBe('POST /api/admin/login')
  })

  it('goes on where it was when the same person signs in: each shown read once more, and no write', async () => {
    const { store, requests, key } = await ended()
    server.use(http.put('/api/admin/*', () => HttpResponse.json({}, { status: 401 })))
    await store.dispatch(adminApi.endpoints.toggleCampaign.initiate('7'))
    const first = requests.splice(0)
    await signInAgain(store, mona)
    expect(store.getState().session).toMatchObject({ status: 'signedIn', key })
    expect(requests).toEqual(['POST /api/admin/login', ...requests.slice(1)])
    expect(requests.slice(1).sort()).toEqual(first.sort())
    expect(campaignStats.select()(store.getState()).data).toMatchObject({ total_campaigns: '5' })
    expect(stored()[1]).toBe('next')
  })

  it.each([
    ['another e-mail', { ...mona, email: 'mona@tour.example' }, { ...mona, email: 'leo@tour.example' }, false],
    [
      'the same e-mail in another role',
      { ...mona, email: 'm@t.co' },
      { role: 'admin', name: 'M', email: 'm@t.co' },
      true,
    ],
    ['another name from a server that sends no e-mail', mona, { ...mona, name: 'Leo' }, false],
    ['another role from a server that sends no e-mail', mona, { ...mona, role: 'admin' }, false],
    ['an e-mail where none was known', mona, { ...mona, email: 'mona@tour.example' }, true],
  ])('takes %s for somebody else or not', async (_what, before, after, same) => {
    const { store } = openStore()
    await signInAgain(store, before)
    const of = () => store.getState().session
    const first = of()
    server.use(http.get('/api/admin/*', () => HttpResponse.json({}, { status: 401 })))
    await store.dispatch(campaignStats.initiate())
    expect(of().status).toBe('expired')
    await signInAgain(store, after)
    expect(of()).toMatchObject({ status: 'signedIn', ...after })
    expect('key' in of() && Object.is(Reflect.get(of(), 'key'), Reflect.get(first, 'key'))).toBe(same)
  })

  it('leaves nothing of who was here to somebody else who signs in', async () => {
    const { store } = await ended()
    window.sessionStorage.setItem('amount', '12.5')
    notify.error('Seen by Mona only')
    await signInAgain(store, { role: 'admin', name: 'Leo' })
    expect(campaignStats.select()(store.getState()).status).toBe('uninitialized')
    expect(window.sessionStorage.getItem('amount')).toBeNull()
    await waitFor(() => expect(toasts()).toEqual([]))
  })

  it('tells somebody else who signs in what the server says of it', async () => {
    const { store } = await ended()
    notify.error('Seen by Mona only')
    answerLogin({ data: { token: 'next', admin: { role: 'admin', name: 'Leo' } }, message: 'Welcome, Leo' })
    await signIn(store)
    await toast('Welcome, Leo')
    await waitFor(() => expect(toasts()).toEqual(['Welcome, Leo']))
  })

  it('stays as it is when the sign-in fails or brings an unknown role', async () => {
    const { store, key } = await ended()
    server.use(http.post('/api/admin/login', () => HttpResponse.json({ message: 'no' }, { status: 401 })))
    await signIn(store)
    server.use(http.post('/api/admin/logout', () => HttpResponse.json({})))
    answerLogin({ data: { token: 't', admin: { role: 'root', name: 'Mona' } } })
    await signIn(store)
    await toast(`This console doesn't recognize the role "root". Ask an administrator for a different role.`)
    expect(store.getState().session).toMatchObject({ status: 'expired', key })
  })

  it('is left without a word to the server, which knows it no more', async () => {
    const { store, requests } = await ended()
    requests.length = 0
    store.dispatch(signOutRequested())
    await waitFor(() => expect(store.getState().session).toEqual({ status: 'signedOut', resume: false }))
    expect(requests).toEqual([])
    expect(toasts()).toEqual([])
  })

  it('makes nothing of a sign-out that is answered 401', async () => {
    server.use(http.post('/api/admin/logout', () => HttpResponse.json({ message: 'x' }, { status: 401 })))
    const { store } = signedInStore('moderator')
    const sessions: string[] = []
    store.subscribe(() => void sessions.push(store.getState().session.status))
    store.dispatch(signOutRequested())
    await waitFor(() => expect(store.getState().session).toEqual({ status: 'signedOut', resume: false }))
    await turns()
    expect(sessions).not.toContain('expired')
    expect(toasts()).toEqual([])
  })

  describe('with another tab open', () => {
    it('ends there as well, and goes on there when its person signs in here', () => {
      const { store } = signedInStore('moderator')
      const { session } = store.getState()
      const elsewhere = createSessionStorage(window)
      elsewhere.clear('expired')
      otherTab()
      expect(store.getState().session).toEqual({ ...session, status: 'expired' })
      elsewhere.keep({ token: 'next', admin: { ...mona, email: '' } })
      otherTab()
      expect(store.getState().session).toEqual(session)
    })

    it('lets nothing of who was here be seen when somebody else signs in there', async () => {
      const { store, key } = await ended()
      keepSession('admin')
      otherTab()
      expect(store.getState().session).toMatchObject({ status: 'signedIn', role: 'admin' })
      expect(store.getState().session).not.toMatchObject({ key })
      expect(campaignStats.select()(store.getState()).status).toBe('uninitialized')
    })

    it('is over when it is left there', async () => {
      const { store } = await ended()
      createSessionStorage(window).clear('left')
      window.dispatchEvent(new StorageEvent('storage', { key: 'session_end', newValue: 'left' }))
      expect(store.getState().session).toEqual({ status: 'signedOut', resume: false })
    })
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
