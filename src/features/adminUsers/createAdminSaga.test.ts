import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { adminApi } from '../../api/adminApi'
import { baseApi } from '../../api/baseApi'
import { ownAdmin } from '../../testing/adminBuilders'
import { adminPaths, adminServer } from '../../testing/adminServer'
import { endingOf, recordActions } from '../../testing/endings'
import { gate, settled } from '../../testing/requests'
import { server } from '../../testing/server'
import { signedInStore } from '../../testing/signedInStore'
import { keepAdminDraft, readAdminDraft } from './adminForm'
import { feature } from './adminUsersFeature'
import {
  adminCreateEnded,
  adminCreateLeft,
  adminCreateRequested,
  invitationLost,
  invitationTaken,
} from './createAdminSlice'
import { invitations } from './invitations'

const admin = { name: 'Ada', role: 'editor', email: 'ada@tour.example' } as const
const write = 'POST /api/admin/admin-users'
const readAgain = 'GET /api/admin/admin-users?start=0&end=9'

/** A super-admin's console whose list of admins is read and whose form has a draft. */
async function start() {
  const platform = adminServer(ownAdmin)
  const opened = signedInStore('super-admin')
  opened.start(feature)
  await opened.store.dispatch(adminApi.endpoints.adminUsers.initiate({ start: 0, end: 9 }))
  platform.requests.length = 0
  keepAdminDraft('name', 'Ada')
  const actions = recordActions(opened)
  const ended = endingOf(opened, adminCreateEnded)
  const { dispatch } = opened.store
  const create = () => void dispatch(adminCreateRequested(admin))
  return { ...opened, ...platform, actions, ended, create, leave: () => void dispatch(adminCreateLeft()) }
}

const hasDraft = () => readAdminDraft(['editor']).name !== ''

it('creates once for two presses, reads the list again, forgets the draft and hands the invitation over by a key', async () => {
  const { create, ended, store, requests, actions } = await start()
  create()
  create()
  const { outcome } = await ended
  await settled(store)
  const key = outcome.kind === 'created' ? (outcome.created.invitation?.key ?? '') : ''
  expect(outcome).toEqual({
    kind: 'created',
    message: 'Admin created',
    created: { ...admin, invitation: { key, expires_at: '2026-02-01T12:00:00.000Z' } },
  })
  expect(invitations.take(key)).toBe('one/time')
  expect(requests).toEqual([write, readAgain])
  expect(hasDraft()).toBe(false)
  const own = actions.filter(({ type }) => type.startsWith('adminCreation/'))
  expect(own.length).toBeGreaterThan(2)
  expect(JSON.stringify([own, store.getState()])).not.toContain('one/time')
})

it.each([
  null,
  { invitation: true },
  { invitation: '' },
  { invitation: { sent: true } },
  { data: { invitation: [], expires_at: {} } },
])('ends as created without an invitation where the server answers %j', async (answer) => {
  const { create, ended } = await start()
  server.use(http.post(adminPaths.list, () => HttpResponse.json(answer, { status: 201 })))
  create()
  expect(await ended).toEqual({ outcome: { kind: 'created', message: '', created: admin } })
})

it('ends as unseen when the dialog was left before the invitation came', async () => {
  const { create, ended, leave } = await start()
  create()
  leave()
  expect(await ended).toEqual({ outcome: { kind: 'unseen', email: admin.email } })
  expect(hasDraft()).toBe(false)
})

it.each([
  ['its dialog is left', adminCreateLeft(), [{ email: admin.email }]],
  ['it was copied or given up', invitationTaken(), []],
  ['the session ends', baseApi.util.resetApiState(), []],
])('when first %s and then the dialog goes, it tells of these lost links: %j', async (_what, first, lost) => {
  const { create, ended, leave, store, actions } = await start()
  create()
  await ended
  store.dispatch(first)
  leave()
  expect(actions.filter(invitationLost.match).map(({ payload }) => payload)).toEqual(lost)
})

it('ends as refused with the words of the server, reads nothing and keeps the draft', async () => {
  const { create, ended, store, requests } = await start()
  server.use(http.post(adminPaths.list, () => HttpResponse.json({ message: 'No' }, { status: 409 })))
  create()
  expect(await ended).toEqual({ outcome: { kind: 'refused', text: 'No' } })
  await settled(store)
  expect(requests).toEqual([write])
  expect(hasDraft()).toBe(true)
})

it.each([
  [400, 'Give an e-mail of the company', 'emailRefused'],
  [409, 'An admin with this e-mail already exists', 'emailRefused'],
  [422, 'Email is taken', 'emailRefused'],
  [403, 'Your e-mail may not create admins', 'refused'],
  [422, 'Name is invalid', 'refused'],
])('reads %d %j as %s', async (status, message, kind) => {
  const { create, ended } = await start()
  server.use(http.post(adminPaths.list, () => HttpResponse.json({ message }, { status })))
  create()
  expect(await ended).toEqual({ outcome: { kind, text: message } })
})

it('ends as refused, which a message tells, where the e-mail is refused once the dialog was left', async () => {
  const { create, ended, leave } = await start()
  server.use(http.post(adminPaths.list, () => HttpResponse.json({ message: 'Email is taken' }, { status: 422 })))
  create()
  leave()
  expect(await ended).toEqual({ outcome: { kind: 'refused', text: 'Email is taken' } })
})

it('ends as unknown with the words for a 500, after which the account may exist, and reads the list again', async () => {
  const { create, ended, store, requests } = await start()
  server.use(http.post(adminPaths.list, () => HttpResponse.json(null, { status: 500 })))
  create()
  expect(await ended).toEqual({
    outcome: { kind: 'unknown', email: admin.email, text: 'Network Error. Try Again' },
  })
  await settled(store)
  expect(requests).toEqual([write, readAgain])
  expect(hasDraft()).toBe(true)
})

it('ends as unknown when the answer is lost, reads the list again, sends nothing again and keeps the draft', async () => {
  const { create, ended, store, requests } = await start()
  server.use(http.post(adminPaths.list, () => HttpResponse.error()))
  create()
  expect(await ended).toEqual({ outcome: { kind: 'unknown', email: admin.email } })
  await settled(store)
  expect(requests).toEqual([write, readAgain])
  expect(hasDraft()).toBe(true)
})

it('ends with its session, and the next person can create an admin', async () => {
  const { create, store, requests, actions } = await start()
  const { open, release } = gate()
  server.use(http.post(adminPaths.list, () => open.then(() => HttpResponse.json({ message: 'Admin created' }))))
  create()
  await waitFor(() => expect(requests).toContain(write))
  store.dispatch(baseApi.util.resetApiState())
  release()
  await settled(store)
  expect(actions.some(adminCreateEnded.match)).toBe(false)
  expect(store.getState()).toMatchObject({ adminCreation: { state: 'idle' } })
  create()
  await waitFor(() => expect(requests.filter((line) => line === write)).toHaveLength(2))
})
