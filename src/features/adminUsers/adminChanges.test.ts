import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { AdminUser } from '../../contract/entities'
import { adminUser, adminUsers, ownAdmin } from '../../testing/adminBuilders'
import { adminPaths, adminServer } from '../../testing/adminServer'
import { settled } from '../../testing/requests'
import { askedRows, server } from '../../testing/server'
import { signedInStore } from '../../testing/signedInStore'
import { renderToasts, toast, toasts } from '../../testing/toasts'
import { adminChanges } from './adminChanges'
import { feature } from './adminUsersFeature'

const request = { start: 0, end: 9 }
const readAgain = 'GET /api/admin/admin-users?start=0&end=9'
const sought = 'GET /api/admin/admin-users?start=0&end=0&id=7'
const delete7 = 'DELETE /api/admin/admin-users/7'
const toggle7 = 'PUT /api/admin/admin-users/7/toggle'

beforeEach(renderToasts)

/** A super-admin's store with these admins on the server. */
function start(...given: readonly AdminUser[]) {
  const platform = adminServer(...given)
  const { store, start: startDomain } = signedInStore('super-admin')
  startDomain(feature)
  const ask = (action: 'activate' | 'deactivate' | 'delete', id = '7') =>
    void store.dispatch(
      adminChanges.changeRequested({ id, name: adminUser().email, text: adminUser().email, action, request }),
    )
  return { ...platform, store, ask }
}

it.each([
  ['deactivate', {}, toggle7, 'ines@tour.example: Admin toggled', true],
  ['activate', { is_active: false }, toggle7, 'ines@tour.example: Admin toggled', true],
  ['delete', {}, delete7, 'ines@tour.example: Admin deleted', false],
] as const)('to %s it reads the admin again and sends one call', async (action, flags, sent, message, hasUndo) => {
  const { ask, store, requests } = start(adminUser(flags))
  ask(action)
  await toast(message)
  await settled(store)
  expect(requests).toEqual([readAgain, sent])
  expect(screen.queryByRole('button', { name: 'Undo' }) !== null).toBe(hasUndo)
})

it('sends nothing to delete an admin who has gone', async () => {
  const { ask, requests } = start(ownAdmin)
  ask('delete')
  await toast('ines@tour.example is no longer in the list, so nothing was changed.')
  expect(requests).toEqual([readAgain, sought])
})

it('shows the words in which the server refuses, and reads the list again', async () => {
  const { ask, store, requests } = start(adminUser())
  const words = 'The last active Super Admin stays'
  server.use(http.delete(adminPaths.row, () => HttpResponse.json({ message: words }, { status: 409 })))
  ask('delete')
  await toast(`ines@tour.example: ${words}`)
  await settled(store)
  expect(requests).toEqual([readAgain, delete7, readAgain])
})

it('tells that the admin was deleted when the answer was lost and nobody goes by the e-mail', async () => {
  const { ask, store, requests, remove } = start(ownAdmin, adminUser())
  server.use(
    http.delete(adminPaths.row, () => {
      remove('7')
      return HttpResponse.error()
    }),
  )
  ask('delete')
  await toast("The server's answer was lost, but ines@tour.example was deleted.")
  await settled(store)
  expect(requests).toEqual([readAgain, delete7, readAgain, sought])
})

it('does not call an admin deleted by a deactivation whose answer was lost', async () => {
  const { ask, remove } = start(ownAdmin, adminUser())
  server.use(
    http.put(adminPaths.toggle, () => {
      remove('7')
      return HttpResponse.error()
    }),
  )
  ask('deactivate')
  await toast("We don't know whether ines@tour.example was changed. Reload the list before you try again.")
})

it.each([
  ['Active', adminUser()],
  ['Invited', adminUser({ invited_until: '2026-02-01T12:00:00.000Z' })],
])('tells that the admin is still there, %s, when the deletion was lost on its way', async (state, admin) => {
  const { ask, requests } = start(admin)
  server.use(http.delete(adminPaths.row, () => HttpResponse.error()))
  ask('delete')
  const words = `The server's answer was lost. ines@tour.example is still there: ${state}`
  await toast(words)
  expect(requests).toEqual([readAgain, delete7, readAgain])
  expect(toasts()).toEqual([`error: ${words}`])
})

it('looks through the whole list of a server that does not search, before it says that the admin was deleted', async () => {
  const { ask, requests } = start(adminUser())
  const others = adminUsers(130)
  server.use(
    http.delete(adminPaths.row, () => {
      server.use(
        http.get(adminPaths.list, ({ request }) => {
          const rows = others.filter(({ id }) => id !== '7')
          return HttpResponse.json({ data: { admins: askedRows(request, rows) } })
        }),
      )
      return HttpResponse.error()
    }),
  )
  ask('delete')
  await toast("The server's answer was lost, but ines@tour.example was deleted.")
  expect(requests.at(-1)).toBe('GET /api/admin/admin-users?start=129&end=228')
})

it.each([
  ['cannot be read', () => HttpResponse.json({}, { status: 500 })],
  ['is no list', () => HttpResponse.json({ data: 'none' })],
])('claims nothing after a lost answer when the list %s', async (_what, answer) => {
  const { ask, requests } = start(adminUser())
  server.use(
    http.delete(adminPaths.row, () => {
      server.use(http.get(adminPaths.list, answer))
      return HttpResponse.error()
    }),
  )
  ask('delete')
  const words = "We don't know whether ines@tour.example was deleted. Reload the list before you try again."
  await toast(words)
  expect(toasts()).toEqual([`error: ${words}`])
  expect(requests.filter((line) => line === delete7)).toHaveLength(1)
})

it('lets no call that toggles an admin do the opposite: only the inactive can be activated, and only the active deactivated', () => {
  const verbsFor = (is_active: boolean) =>
    adminChanges.bulk.actions.filter(({ allows }) => allows(adminUser({ is_active }))).map(({ verb }) => verb)
  expect([verbsFor(true), verbsFor(false)]).toEqual([['Deactivate'], ['Activate']])
})
