import { http, HttpResponse } from 'msw'
import type { AdminUser } from '../contract/entities'
import { listServer, type ListPlay } from './listServer'
import { server } from './server'

/** The paths of the admins' calls, for tests that override one of them. */
export const adminPaths = {
  list: '/api/admin/admin-users',
  toggle: '/api/admin/admin-users/:id/toggle',
  row: '/api/admin/admin-users/:id',
}

const adminList: ListPlay<AdminUser> = {
  path: adminPaths.list,
  envelope: 'admins',
  textOf: ({ email }) => email,
  statusOf: ({ is_active }) => (is_active ? 'active' : 'inactive'),
  createdAt: ({ created_at }) => created_at,
}

/**
 * Handlers that hold admins as the platform's server does; `change` and `remove` are a colleague's changes meanwhile.
 */
export function adminServer(...given: readonly AdminUser[]) {
  const { change, remove, requests } = listServer(adminList, given)
  const sent: unknown[] = []
  server.use(
    http.post(adminPaths.list, async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json(
        { message: 'Admin created', data: { invitation: 'one/time', expires_at: '2026-02-01T12:00:00.000Z' } },
        { status: 201 },
      )
    }),
    http.put(adminPaths.toggle, ({ params }) => {
      change(params.id, ({ is_active }) => ({ is_active: !is_active }))
      return HttpResponse.json({ message: 'Admin toggled' })
    }),
    http.delete(adminPaths.row, ({ params }) => {
      remove(params.id)
      return HttpResponse.json({ message: 'Admin deleted' })
    }),
  )
  return { change, remove, sent, requests }
}
