import { http, HttpResponse } from 'msw'
import type { AdminUser } from '../contract/entities'
import { appliedIn, withId } from './applied'
import { recordRequests } from './requests'
import { server } from './server'

/** The paths of the admins' calls, for tests that override one of them. */
export const adminPaths = {
  list: '/api/admin/admin-users',
  toggle: '/api/admin/admin-users/:id/toggle',
  row: '/api/admin/admin-users/:id',
}

/**
 * Handlers that hold admins as the platform's server does; `change` and `remove` are a colleague's changes meanwhile.
 */
export function adminServer(...given: readonly AdminUser[]) {
  let rows = [...given]
  const sent: unknown[] = []
  const change = (id: unknown, changed: (row: AdminUser) => Partial<AdminUser>) => {
    rows = rows.map((row) => (row.id === id ? { ...row, ...changed(row) } : row))
  }
  const remove = (id: unknown) => {
    rows = rows.filter((row) => row.id !== id)
  }
  server.use(
    http.get(adminPaths.list, ({ request }) => {
      const { searchParams } = new URL(request.url)
      const [start, end] = [Number(searchParams.get('start')), Number(searchParams.get('end'))]
      const [search, status] = [searchParams.get('search') ?? '', searchParams.get('status')]
      const found = withId(rows, searchParams).filter(
        ({ email, is_active }) => email.includes(search) && (!status || is_active === (status === 'active')),
      )
      return HttpResponse.json({
        data: { admins: found.slice(start, end + 1) },
        total: found.length,
        applied: appliedIn(searchParams),
      })
    }),
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
  return { change, remove, sent, requests: recordRequests() }
}
