import { http, HttpResponse } from 'msw'
import { chainServer } from './chainServer'
import { server } from './server'

/** Handlers of an empty platform; tests add handlers for what they need. */
export function emptyPlatform() {
  chainServer()
  server.use(http.get('/api/admin/*', () => HttpResponse.json({ data: [], total: 0 })))
}
