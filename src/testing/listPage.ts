import { http, HttpResponse } from 'msw'
import { baseApi } from '../api/baseApi'
import type { User } from '../contract/entities'
import { listServer, userList } from './listServer'
import { renderApp } from './renderApp'
import { server } from './server'
import { keepSession } from './signedInStore'

type Server = Parameters<typeof listServer<User>>[2] & {
  /** The number of users according to the stats. */
  total?: number | null
}

/** Opens the users page, the plainest list, with these users on the server. */
export function openUsers(given: readonly User[], address = '/users', { total = 4_711, ...able }: Server = {}) {
  keepSession('moderator')
  const platform = listServer(userList, given, able)
  server.use(http.get('/api/admin/general-stats', () => HttpResponse.json({ total_users: total })))
  const app = renderApp(address)
  /** Refetches the list, as after a change. */
  const refresh = () => void app.store.dispatch(baseApi.util.invalidateTags(['User']))
  return { ...app, ...platform, refresh, reads: () => readsOf(platform.requests) }
}

/** The queries of all requests for users so far. */
const readsOf = (requests: readonly string[]) =>
  requests.flatMap((line) => (line.startsWith('GET /api/admin/users') ? [decodeURIComponent(line.slice(20))] : []))

/** The e-mails in the table. */
export const emails = () =>
  [...document.querySelectorAll('tbody tr')].map((row) => row.querySelector('td bdi')?.textContent ?? '')
