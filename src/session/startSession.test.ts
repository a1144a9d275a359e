import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { at } from '../shared/at'
import { recordActions } from '../testing/endings'
import { blockedStorage, noRoomForToken } from '../testing/fullStorage'
import { turns } from '../testing/requests'
import { server } from '../testing/server'
import { openStore } from '../testing/signedInStore'
import { signIn } from '../testing/signIn'
import { answerLogin, endSessions, stored } from '../testing/storedSession'
import { renderToasts, toast, toasts } from '../testing/toasts'
import { logins, signInRequested } from './signInSlice'

beforeEach(renderToasts)
afterEach(endSessions)

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

  it('knows by the typed e-mail whose session it is where the server sends none', async () => {
    const admin = { role: 'moderator', name: 'Mona' }
    answerLogin({ data: { token: 't', admin } })
    const { store } = openStore()
    store.dispatch(signInRequested(logins.hold({ email: 'Mona@Tour.example', password: 'password' })))
    const known = { ...admin, email: 'mona@tour.example' }
    await waitFor(() => expect(store.getState().session).toMatchObject({ status: 'signedIn', ...known }))
    expect(stored()).toEqual([JSON.stringify({ token: 't', admin: known }), 't'])
  })

  it('says what the server says of it, and keeps that nowhere', async () => {
    const answer = { token: 't', admin: { role: 'moderator', name: 'Mona', email: 'mona@tour.example' } }
    answerLogin({ data: answer, message: 'Welcome back' })
    const { store } = openStore()
    await signIn(store)
    await toast('Welcome back')
    expect(stored()).toEqual([JSON.stringify(answer), 't'])
    expect(JSON.stringify(store.getState().session)).not.toContain('Welcome')
  })

  it('signs in a role that the server writes in capitals, and keeps it as the console writes it', async () => {
    const admin = { role: 'super-admin', name: 'Sue', email: 'sue@tour.example' }
    answerLogin({ data: { token: 't', admin: { ...admin, role: 'Super-Admin' } }, message: 'Hello' })
    const { store } = openStore()
    await signIn(store)
    await toast('Hello')
    expect(store.getState().session).toMatchObject({ status: 'signedIn', role: 'super-admin' })
    expect(stored()).toEqual([JSON.stringify({ token: 't', admin }), 't'])
  })

  it.each([
    ['root', '"root"'],
    ['Root Admin', '"Root Admin"'],
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

  it.each([
    ['keeps nothing', blockedStorage, 200],
    ['has room for half of the session', noRoomForToken, 500],
  ])('says once that the browser %s, and ends the session on the server whatever that answers', async (...given) => {
    const [, spoil, status] = given
    const { ended, actions, store } = opened(status)
    answerLogin({ data: { token: 'secret', admin: { role: 'moderator', name: 'Mona' } } })
    const spoilt = spoil()
    await signIn(store)
    await toast("Your browser can't store the session: storage is blocked or full. Change that, then sign in again.")
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
