import { http, HttpResponse } from 'msw'
import type { Setting, User } from '../contract/entities'
import { appliedIn } from './applied'
import { recordRequests } from './requests'
import { askedRows, server } from './server'

/** The paths of the settings' calls, for tests that override one of them. */
export const settingsPaths = {
  list: '/api/admin/settings',
  update: '/api/admin/settings/:id',
  reached: '/api/admin/users/min-points',
}

/** Handlers that hold settings and the users who may reach the minimum; `set` is a colleague's change meanwhile. */
export function settingsServer(given: readonly Setting[], users: readonly User[] = []) {
  let rows = [...given]
  const set = (id: unknown, value: string) => {
    rows = rows.map((row) => (row.id === id ? { ...row, value } : row))
  }
  const valueOf = (id: string) => rows.find((row) => row.id === id)?.value
  server.use(
    http.get('/api/admin/general-stats', () => HttpResponse.json({})),
    http.get(settingsPaths.list, () => HttpResponse.json({ data: rows, total: rows.length })),
    http.put(settingsPaths.update, async ({ request, params }) => {
      const body: unknown = await request.json()
      if (typeof body === 'object' && body && 'value' in body) set(params.id, String(body.value))
      return HttpResponse.json({ message: 'Setting updated' })
    }),
    http.get(settingsPaths.reached, ({ request }) => {
      const { searchParams } = new URL(request.url)
      const standing = rows.find(({ key }) => key === 'minimum_points')?.value
      const minimum = Number(searchParams.get('minimum') ?? standing)
      const reached = users.filter(({ spunky_points }) => Number(spunky_points) >= minimum)
      return HttpResponse.json({
        data: askedRows(request, reached),
        total: reached.length,
        applied: appliedIn(searchParams),
      })
    }),
    http.put(settingsPaths.reached, () => HttpResponse.json({ message: 'Redeemable Users Set' })),
  )
  return { set, valueOf, requests: recordRequests() }
}
