import { server } from './server'

/** Lists every request that leaves from now on, as "METHOD /path?query". */
export function recordRequests(): string[] {
  const seen: string[] = []
  server.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url)
    seen.push(`${request.method} ${pathname}${search}`)
  })
  return seen
}
