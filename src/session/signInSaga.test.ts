import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { takeLog } from '../testing/consoleLog'
import { endingOf, recordActions } from '../testing/endings'
import { recordRequests } from '../testing/requests'
import { server } from '../testing/server'
import { openStore } from '../testing/signedInStore'
import { createSessionStorage } from './sessionStorage'
import { logins, signInEnded, signInRequested } from './signInSlice'

const loginPath = '/api/admin/login'
const password = 'password-secret'
const refuse = () => HttpResponse.json({ message: 'No' }, { status: 401 })

/** A visitor's console that is asked twice to sign in. */
function signIn(answer: () => Response) {
  server.use(http.post(loginPath, answer))
  const requests = recordRequests()
  const opened = openStore()
  const actions = recordActions(opened)
  const ended = endingOf(opened, signInEnded)
  const keys = [1, 2].map(() => logins.hold({ email: 'mona@tour.example', password }))
  for (const key of keys) opened.store.dispatch(signInRequested(key))
  return { ...opened, actions, ended, keys, requests }
}

it('signs in once, keeps no password, and has it in no action of its own and not in the state', async () => {
  const admin = { role: 'moderator', name: 'Mona', email: 'mona@tour.example' }
  const answer = { data: { token: 'token-secret', admin }, message: 'Welcome' }
  const { ended, store, requests, keys, actions } = signIn(() => HttpResponse.json(answer))
  expect(store.getState().signIn).toBe('sending')
  expect(await ended).toEqual({ kind: 'signedIn', message: 'Welcome' })
  expect(store.getState().session).toMatchObject({ status: 'signedIn', name: 'Mona' })
  expect(requests).toEqual([`POST ${loginPath}`])
  expect(keys.map(logins.read)).toEqual([undefined, undefined])
  const own = actions.filter(({ type }) => !type.startsWith('api/'))
  expect(own.length).toBeGreaterThan(3)
  expect(JSON.stringify([own, store.getState()])).not.toContain('-secret')
})

it.each([
  ['refused', refuse, 'No'],
  ['lost', () => HttpResponse.json(null, { status: 502 }), 'Something went wrong. Try Again'],
])('ends as failed when the answer to a sign-in is %s, and sends nothing again', async (_what, answer, text) => {
  const { ended, requests, store } = signIn(answer)
  expect(await ended).toEqual({ kind: 'failed', text })
  expect([requests, store.getState().session.status]).toEqual([[`POST ${loginPath}`], 'signedOut'])
})

it('ends as crashed after an error that nobody foresaw, so that it can be tried again', async () => {
  server.use(
    http.post(loginPath, () => HttpResponse.json({ data: { token: 't', admin: { role: 'admin', name: 'Mona' } } })),
  )
  const keep = () => {
    throw new Error('unforeseen')
  }
  const opened = openStore({ sessionStorage: { ...createSessionStorage(window), keep } })
  const ended = endingOf(opened, signInEnded)
  opened.store.dispatch(signInRequested(logins.hold({ email: 'mona@tour.example', password })))
  expect(await ended).toEqual({ kind: 'crashed' })
  expect(opened.store.getState().signIn).toBe('idle')
  await waitFor(() => expect(takeLog()).toEqual([expect.stringContaining('unforeseen')]))
})
