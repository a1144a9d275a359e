import { expect, type Page, type Request } from '@playwright/test'
import { endpoints, type EndpointName } from '../../src/contract/endpoints'
import { pathForm } from '../watch/watchContext'
import { disturbed } from './disturb'

const nameOf = (request: Request) => `${request.method()} ${new URL(request.url()).pathname}`

/** Follows the requests of the page to a server that lacks some calls. */
export function followTraffic(page: Page, lacks: readonly EndpointName[]) {
  const open = new Set<Request>()
  const odd: string[] = []
  const missing = lacks.map((name) => pathForm(endpoints[name].path))

  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // The stream of changes stays open.
    if (!pathname.startsWith('/api/') || pathname === endpoints.events.path) return
    const isWrite = request.method() !== 'GET'
    if (isWrite && [...open].some((other) => nameOf(other) === nameOf(request)))
      odd.push(`sent again while it was on its way: ${nameOf(request)}`)
    open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  page.on('response', (response) => {
    const status = response.status()
    if (status < 400 || disturbed in response.headers()) return
    // A session may end at any time, and the row of a change may be deleted, changed or taken by then.
    const isChange = response.request().method() !== 'GET'
    if (status === 401 || (isChange && [404, 409, 422, 429].includes(status))) return
    const { pathname } = new URL(response.url())
    if (status === 404 && missing.some((form) => form.test(pathname))) return
    odd.push(`answer ${status}: ${nameOf(response.request())}`)
  })
  const noneIsOpen = async () => {
    expect(open.size, 'open calls').toBe(0)
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(open.size, 'calls that followed').toBe(0)
  }
  return {
    /** Waits until no call is open and none follows. */
    settled: () => expect(noneIsOpen).toPass({ timeout: 30_000 }),
    /** Changes that were sent twice at once, and requests that the server refused although the walk did not cause it. */
    odd,
  }
}
