import { http, HttpResponse } from 'msw'
import { chainServer } from './chainServer'
import { server } from './server'

/** A platform on which there is nothing yet; what a test needs is answered by handlers added afterwards. */
export function emptyPlatform() {
  chainServer()
  server.use(http.get('/api/admin/*', () => HttpResponse.json({ data: [], total: 0 })))
}
