import { http, HttpResponse } from 'msw'
import { registerEnded } from '../../session/signInSlice'
import { endingOf } from '../../testing/endings'
import { recordRequests } from '../../testing/requests'
import { server } from '../../testing/server'
import { openStore } from '../../testing/signedInStore'
import { invitationFeature } from './invitationFeature'
import { registerRequested, registers } from './registration'

const registerPath = '/api/admin/register'
const password = 'password-secret'

/** A visitor's console that is asked twice to take an invitation. */
function register(answer: () => Response) {
  server.use(http.post(registerPath, answer))
  const requests = recordRequests()
  const opened = openStore()
  opened.start(invitationFeature)
  const ended = endingOf(opened, registerEnded)
  const keys = [1, 2].map(() => registers.hold({ invitation: 'i', password, password_confirmation: password }))
  for (const key of keys) opened.store.dispatch(registerRequested(key))
  return { ...opened, ended, keys, requests }
}

it('takes an invitation once, and keeps no password', async () => {
  const { ended, requests, keys, store } = register(() => HttpResponse.json({ message: 'Set' }))
  expect(await ended).toEqual({ kind: 'registered', message: 'Set' })
  expect(requests).toEqual([`POST ${registerPath}`])
  expect(keys.map(registers.read)).toEqual([undefined, undefined])
  expect(store.getState().signIn).toBe('registered')
})

it('does not know how it ended when the answer to an invitation is lost, and sends nothing again', async () => {
  const { ended, requests, store } = register(() => HttpResponse.json(null, { status: 502 }))
  expect(await ended).toEqual({ kind: 'answerLost' })
  expect([requests, store.getState().signIn]).toEqual([[`POST ${registerPath}`], 'idle'])
})

it('ends as failed when an invitation is refused', async () => {
  const { ended, store } = register(() => HttpResponse.json({ message: 'No' }, { status: 410 }))
  expect(await ended).toEqual({ kind: 'failed', text: 'No' })
  expect(store.getState().signIn).toBe('idle')
})
