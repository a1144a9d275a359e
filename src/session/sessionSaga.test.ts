import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { adminApi } from '../api/adminApi'
import { chainApi } from '../api/chainApi'
import { campaign } from '../testing/builders'
import { campaignPaths } from '../testing/campaignServer'
import { chainServer } from '../testing/chainServer'
import { gate, recordRequests, turns } from '../testing/requests'
import { server } from '../testing/server'
import { keepSession, openStore, signedInStore } from '../testing/signedInStore'
import { pass, stopClock, until } from '../testing/stopClock'
import { endSessions, otherTab, stored } from '../testing/storedSession'
import { renderToasts, toast, toasts } from '../testing/toasts'
import { signOutRequested } from './sessionSlice'

const { campaigns, campaignStats, generalStats } = adminApi.endpoints

beforeEach(renderToasts)
afterEach(endSessions)

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
  const couldNotTell = "Signed out here. The server didn't confirm it."

  it('tells the server, and forgets the session, its drafts and all that was read in it', async () => {
    window.sessionStorage.setItem('amount', '12.5')
    const { store, requests } = await leaving(() => HttpResponse.json({ message: 'Signed out' }))
    await waitFor(() => expect(store.getState().session).toEqual({ status: 'signedOut', resume: false }))
    expect(stored()).toEqual([null, null])
    expect(campaignStats.select()(store.getState()).data).toBeUndefined()
    expect(window.sessionStorage.getItem('amount')).toBeNull()
    expect(requests).toEqual(['POST /api/admin/logout'])
    await toast('Signed out')
  })

  it('forgets what was read from chains', async () => {
    server.use(http.post(logoutPath, () => HttpResponse.json({})))
    const { store } = signedInStore('moderator')
    await store.dispatch(chainApi.endpoints.chainState.initiate(chainServer().chain.id))
    expect(store.getState().chains.queries).not.toEqual({})
    store.dispatch(signOutRequested())
    await waitFor(() => expect(store.getState().chains.queries).toEqual({}))
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

  it('waits no longer than three seconds for a write that is not answered, before it tells the server', async () => {
    stopClock()
    server.use(
      http.put(campaignPaths.toggle, () => new Promise<never>(() => {})),
      http.post(logoutPath, () => HttpResponse.json({})),
    )
    const { store } = signedInStore('moderator')
    const requests = recordRequests()
    void store.dispatch(adminApi.endpoints.toggleCampaign.initiate('7'))
    store.dispatch(signOutRequested())
    await pass(2_900)
    expect(requests).toEqual([expect.stringMatching(/^PUT/)])
    await pass(200)
    await until(() => expect(requests[1]).toBe('POST /api/admin/logout'))
  })

  it('tells the server once, however often it is pressed', async () => {
    const { store, requests } = await leaving(() => HttpResponse.json({}))
    store.dispatch(signOutRequested())
    store.dispatch(signOutRequested())
    await waitFor(() => expect(store.getState().session.status).toBe('signedOut'))
    expect(requests).toEqual(['POST /api/admin/logout'])
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
    const late = store.dispatch(campaigns.initiate({ start: 0, end: 9 }))
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
