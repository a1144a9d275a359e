import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { adminApi } from '../api/adminApi'
import { at } from '../shared/at'
import { gate, recordRequests, sendAll, settled, turns } from '../testing/requests'
import { server } from '../testing/server'
import { keepSession, openStore, signedInStore } from '../testing/signedInStore'
import { signIn } from '../testing/signIn'
import { answerLogin, endSessions, stored } from '../testing/storedSession'
import { ended, mona, reads, refuse, signInAgain, withEmail } from '../testing/endedSession'
import { renderToasts, toast, toasts } from '../testing/toasts'
import { notify } from '../ui/messages/notify'
import { selectMissing } from './missing'
import { signOutRequested } from './sessionSlice'

const { campaignStats } = adminApi.endpoints

beforeEach(renderToasts)
afterEach(endSessions)

describe('a session that the server ends', () => {
  it('ends once when six calls at once are refused, keeps who was here, and asks nothing again', async () => {
    const { store, requests, sessions, key } = await ended()
    expect(requests).toHaveLength(6)
    expect(sessions.join(' ')).toMatch(/^(signedIn )+(expired ?)+$/)
    expect(store.getState().session).toEqual({ status: 'expired', key, ...mona, email: '' })
    expect(stored()).toEqual([null, null])
    expect(toasts()).toEqual([])
  })

  const countCampaigns = async (store: ReturnType<typeof signedInStore>['store']) => {
    const counts = store.dispatch(adminApi.endpoints.statusCounts.initiate({ list: 'campaigns' }))
    await counts
    counts.unsubscribe()
  }

  it('does not end by the 401 of a call that only our server has, if a specified call is answered', async () => {
    refuse()
    server.use(http.get('/api/admin/tasks', () => HttpResponse.json({ data: [] })))
    const { store } = signedInStore('moderator')
    const requests = recordRequests()
    await countCampaigns(store)
    expect(requests).toEqual(['GET /api/admin/tasks?start=0&end=0'])
    expect(store.getState().session.status).toBe('signedIn')
    expect(selectMissing(store.getState())).toEqual({ statusCounts: true })
  })

  it('ends by the 401 of a call that only our server has, if a specified call is refused too', async () => {
    refuse()
    const { store } = signedInStore('moderator')
    await countCampaigns(store)
    expect(store.getState().session.status).toBe('expired')
    // This 401 does not mean that the server lacks the call.
    expect(selectMissing(store.getState())).toEqual({})
  })

  it('does not take a call for missing whose 401 comes after the next sign-in', async () => {
    refuse()
    const { open, release } = gate()
    const late = async () => {
      await open
      return HttpResponse.json({}, { status: 401 })
    }
    server.use(http.get('/api/admin/status-counts', late, { once: true }))
    const { store } = signedInStore('moderator')
    const counted = countCampaigns(store)
    await sendAll(store, reads)
    expect(store.getState().session.status).toBe('expired')
    server.use(
      http.get('/api/admin/status-counts', () => HttpResponse.json({ total: 0, statuses: [] })),
      http.get('/api/admin/*', () => HttpResponse.json({ data: [] })),
    )
    answerLogin({ data: { token: 'next', admin: mona } })
    await signIn(store)
    release()
    await counted
    await settled(store)
    expect(store.getState().session.status).toBe('signedIn')
    expect(selectMissing(store.getState()).statusCounts).toBe(false)
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
    ['another e-mail', withEmail, { ...mona, email: 'leo@tour.example' }, false],
    ['the same e-mail in another role', withEmail, { ...withEmail, role: 'admin', name: 'M' }, true],
    ['another name for the e-mail that was typed', mona, { ...mona, name: 'Leo' }, true],
    ['an e-mail where only a typed one was known', mona, withEmail, true],
    ['the same e-mail in capitals', withEmail, { ...withEmail, email: withEmail.email.toUpperCase(), name: 'M' }, true],
  ])('knows whether %s is the same person', async (_what, before, after, same) => {
    const { store } = openStore()
    await signInAgain(store, before)
    const of = () => store.getState().session
    const first = of()
    refuse()
    await store.dispatch(campaignStats.initiate())
    expect(of().status).toBe('expired')
    await signInAgain(store, after)
    expect(of()).toMatchObject({ status: 'signedIn', ...after })
    expect('key' in of() && Object.is(Reflect.get(of(), 'key'), Reflect.get(first, 'key'))).toBe(same)
  })

  it.each([
    ['the same typed e-mail', withEmail.email, true],
    ['another typed e-mail', 'leo@tour.example', false],
    ['a session without one, which an older console has stored', undefined, true],
  ])('takes a namesake in the same role with %s for the same person or not', async (_what, before, same) => {
    keepSession('moderator', undefined, before)
    const { store } = openStore()
    const key = { key: at(store.getState().session, 'key') }
    refuse()
    await store.dispatch(campaignStats.initiate())
    await signInAgain(store, mona)
    const { session } = store.getState()
    expect(session).toMatchObject({ status: 'signedIn', ...withEmail })
    if (same) expect(session).toMatchObject(key)
    else expect(session).not.toMatchObject(key)
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

  it('tells the server when a sign-in that was on its way has opened another session', async () => {
    const { store, requests } = await ended()
    requests.length = 0
    const { open, release } = gate()
    server.use(
      http.post('/api/admin/login', () => open.then(() => HttpResponse.json({ data: { token: 'next', admin: mona } }))),
      http.post('/api/admin/logout', () => HttpResponse.json({ message: 'Signed out' })),
    )
    void signIn(store)
    await waitFor(() => expect(requests).toEqual(['POST /api/admin/login']))
    store.dispatch(signOutRequested())
    release()
    await toast('Signed out')
    expect(requests).toContain('POST /api/admin/logout')
    expect(store.getState().session).toEqual({ status: 'signedOut', resume: false })
    expect(stored()).toEqual([null, null])
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
})
