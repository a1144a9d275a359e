import { http, HttpResponse } from 'msw'
import { chainServer } from './chainServer'
import { server } from './server'
import { chainB } from './testChains'

/** Handlers of an empty platform; tests add handlers for what they need. */
export function emptyPlatform() {
  chainServer()
  chainServer({ chain: chainB })
  server.use(
    // Like a server that has no such call; the console does without.
    http.get('/api/admin/series', () => HttpResponse.json({ message: 'Not found' }, { status: 404 })),
    http.get('/api/admin/*', () => HttpResponse.json({ data: [], total: 0 })),
  )
}
