import { waitFor } from '@testing-library/react'
import { adminApi } from '../api/adminApi'
import { ended, mona, refuse } from '../testing/endedSession'
import { keepSession, openStore, signedInStore } from '../testing/signedInStore'
import { endSessions, otherTab } from '../testing/storedSession'
import { renderToasts } from '../testing/toasts'
import { signOutRequested } from './sessionSlice'
import { createSessionStorage } from './sessionStorage'

const { campaignStats } = adminApi.endpoints

beforeEach(renderToasts)
afterEach(endSessions)

describe('a session that the server ends, with another tab open', () => {
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

  it('signs out there when its person logs out here', async () => {
    refuse()
    const { store } = signedInStore('moderator')
    const { store: elsewhere } = openStore()
    await store.dispatch(campaignStats.initiate())
    otherTab()
    expect(elsewhere.getState().session.status).toBe('expired')
    const set = jest.spyOn(Storage.prototype, 'setItem')
    store.dispatch(signOutRequested())
    await waitFor(() => expect(store.getState().session.status).toBe('signedOut'))
    for (const [key, newValue] of set.mock.calls) window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
    expect(elsewhere.getState().session).toEqual({ status: 'signedOut', resume: false })
  })

  it('signs out when another tab logs out', async () => {
    const { store } = await ended()
    createSessionStorage(window).clear('left')
    window.dispatchEvent(new StorageEvent('storage', { key: 'session_end', newValue: 'left' }))
    expect(store.getState().session).toEqual({ status: 'signedOut', resume: false })
  })
})
