import type { BrowserContext } from '@playwright/test'

declare global {
  interface Window {
    tellViolation: (text: string) => Promise<void>
  }
}

/** What a page did that no page of the console may do, in order. */
export interface Watch {
  readonly problems: readonly string[]
  /** Watches the pages of another context too. */
  readonly also: (context: BrowserContext) => Promise<void>
  /** Allows an error answer that the journey provokes, and the console error that the browser writes for it. */
  readonly expectStatus: (status: number) => void
  /** Allows answers of 404 at this path of the contract, and the browser's console errors for them. */
  readonly expectMissing: (path: string) => void
  /** Allows the warnings of the console that rows are left out. */
  readonly expectUnreadable: () => void
  /** Allows the browser's console errors for requests to an address that the journey blocks. */
  readonly expectCutOff: (url: string) => void
  /** Allows the browser's console errors for requests without a network. */
  readonly expectOffline: () => void
  /** Allows the browser's console errors for a server that is stopping or not there for a moment. */
  readonly expectRestart: () => void
  /** Allows the console errors by which the browser refuses a script whose hash differs from the page's. */
  readonly expectForeignScript: () => void
}

/** The form of the addresses of a path of the contract. */
export const pathForm = (path: string) => new RegExp(`^${path.replace(':id', '[^/]+')}$`)

/** What Redux Toolkit says in a development build after its own time limit, which a busy machine exceeds. */
const slowCheck = /^(Serializable|Immutable)StateInvariantMiddleware took /

/**
 * Watches every page of a context: console errors and warnings, uncaught errors, policy violations, answers of 500 and
 * above, and requests to any origin but the given ones.
 */
export async function watchContext(given: BrowserContext, origins: ReadonlySet<string>): Promise<Watch> {
  const problems: string[] = []
  const expected: { readonly text: string; readonly url?: string }[] = []
  const statuses = new Set<number>()
  const missing: RegExp[] = []

  const also = async (context: BrowserContext) => {
    context.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return
      const said = message.text()
      if (slowCheck.test(said)) return
      const { url } = message.location()
      const path = URL.canParse(url) ? new URL(url).pathname : ''
      if (said.includes('a status of 404') && missing.some((pattern) => pattern.test(path))) return
      if (expected.some((one) => said.includes(one.text) && (one.url ?? url) === url)) return
      problems.push(`console ${message.type()}: ${said} (${url})`)
    })
    context.on('weberror', (error) => problems.push(`uncaught error: ${error.error().message}`))
    context.on('request', (request) => {
      const url = new URL(request.url())
      if (url.protocol === 'data:' || url.protocol === 'blob:') return
      if (!origins.has(url.origin)) problems.push(`request to another host: ${request.url()}`)
      if (url.pathname === '/api/csp-report') problems.push(`policy report: ${request.postData() ?? ''}`)
    })
    context.on('response', (response) => {
      if (response.status() >= 500 && !statuses.has(response.status()))
        problems.push(`answer ${response.status()}: ${response.url()}`)
    })
    await context.exposeBinding('tellViolation', (_source, text: string) => void problems.push(`policy: ${text}`))
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
        void window.tellViolation(`${violatedDirective} blocked ${blockedURI} (${sourceFile})`)
      })
    })
  }
  const expectStatus = (status: number) => {
    statuses.add(status)
    expected.push({ text: `the server responded with a status of ${status}` })
  }
  await also(given)
  return {
    problems,
    also,
    expectStatus,
    expectMissing: (path) => void missing.push(pathForm(path)),
    expectUnreadable: () => void expected.push({ text: 'A row of the server was left out' }),
    expectOffline: () => void expected.push({ text: 'net::ERR_INTERNET_DISCONNECTED' }),
    expectRestart: () => {
      // The answer to a stream that is opened while the server stops.
      expectStatus(503)
      for (const text of ['net::ERR_CONNECTION_REFUSED', 'net::ERR_INCOMPLETE_CHUNKED_ENCODING'])
        expected.push({ text })
    },
    expectForeignScript: () => void expected.push({ text: 'Failed to find a valid digest' }),
    expectCutOff: (url) =>
      void expected.push({ text: 'Failed to load resource: net::ERR_FAILED', url: new URL(url).href }),
  }
}
