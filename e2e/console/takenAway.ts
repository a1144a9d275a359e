import type { Page } from '@playwright/test'
import { endpoints } from '../../src/contract/endpoints'

export interface TakenAway {
  /** Makes the server answer 404 for this script. */
  readonly take: (script: string) => void
  readonly giveBack: () => void
  /** The lazy scripts that were requested since the last call, each only the first time. */
  readonly firstAsked: () => string[]
  /** Already requested before. */
  readonly skip: (scripts: readonly string[]) => void
  readonly wasAsked: (script: string) => boolean
  /** The number of documents fetched so far. */
  readonly documents: () => number
}

/**
 * Records which lazy scripts a page requests, and can make one of them unavailable. Meanwhile no write reaches the
 * server.
 */
export async function takenAway(page: Page, late: readonly string[]): Promise<TakenAway> {
  const seen = new Set<string>()
  let fresh: string[] = []
  let gone: string | undefined
  let goneAsked = new Set<string>()
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
    const { pathname } = new URL(request.url())
    if (!late.includes(pathname) || seen.has(pathname)) return
    seen.add(pathname)
    fresh.push(pathname)
  })
  await page.route('**/assets/*.js', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname !== gone) return route.fallback()
    goneAsked.add(pathname)
    return route.fulfill({ status: 404 })
  })
  await page.route('**/api/**', (route) =>
    ['GET', 'POST'].includes(route.request().method())
      ? route.fallback()
      : route.fulfill({ json: { message: 'Played' } }),
  )
  // A stream would keep the network from being idle.
  await page.route(`**${endpoints.events.path}`, (route) => route.fulfill({ status: 404 }))
  return {
    take: (script) => {
      gone = script
      goneAsked = new Set()
    },
    giveBack: () => {
      gone = undefined
    },
    firstAsked: () => {
      const asked = fresh
      fresh = []
      return asked
    },
    skip: (scripts) => scripts.forEach((script) => seen.add(script)),
    wasAsked: (script) => goneAsked.has(script),
    documents: () => documents,
  }
}
