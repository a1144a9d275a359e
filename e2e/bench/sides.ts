import type { Browser, Page } from '@playwright/test'
import { storedSession } from '../console/sessions'

/** The paths of what is measured: the console, the same by hand, and the minimum, plain text by hand. */
const paths = {
  console: { signIn: '/', list: '/users', search: '/users', review: '/campaign/review' },
  'by hand': { signIn: '/bare/sign-in', list: '/bare/list', search: '/bare/table', review: '/bare/review' },
  text: { list: '/text/list', search: '/text/table' },
} as const

/** One of the pages that are measured in turns; two builds of the console have a name each. */
export interface Side {
  name: string
  kind: keyof typeof paths
  origin: string
}

/** Measured values, by the name of the side. */
export type Samples = ReadonlyMap<string, readonly number[]>

/** The address of a page; `signIn` and `review` are only for sides that have them. */
export function urlOf({ kind, origin }: Side, page: 'signIn' | 'list' | 'search' | 'review'): string {
  const path = new Map(Object.entries(paths[kind])).get(page)
  if (path === undefined) throw new Error(`There is no ${page} as ${kind}`)
  return `${origin}${path}`
}

const localStorage = storedSession({ token: 'bench', admin: { role: 'moderator', name: 'Bench' } })

/** A page in a browser profile of its own. */
export async function newPage(browser: Browser, origin: string, signedIn: boolean): Promise<Page> {
  const storageState = { cookies: [], origins: signedIn ? [{ origin, localStorage }] : [] }
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, storageState })
  return context.newPage()
}

/** Opens a page on each side. */
export async function openOn(
  browser: Browser,
  sides: readonly Side[],
  open: (page: Page, side: Side) => Promise<unknown>,
): Promise<ReadonlyMap<Side, Page>> {
  const pages = new Map<Side, Page>()
  for (const side of sides) {
    const page = await newPage(browser, side.origin, true)
    await open(page, side)
    pages.set(side, page)
  }
  return pages
}

export async function closeAll(pages: ReadonlyMap<Side, Page>) {
  for (const page of pages.values()) await page.context().close()
}

/**
 * Does something on a page while the processor is slowed down by this factor, only for that time: a slowed page keeps a processor
 * busy even while it does nothing, and so slows down all the others.
 */
async function slowedDown<T>(page: Page, rate: number, once: () => Promise<T>): Promise<T> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate })
  const result = await once()
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await devTools.detach()
  return result
}

/** Does the same on each side in turns, so that other work of the machine slows down all sides. */
export async function inTurns(
  pages: ReadonlyMap<Side, Page>,
  slowdown: number,
  rounds: number,
  once: (page: Page, round: number) => Promise<number>,
): Promise<Samples> {
  const samples = new Map([...pages.keys()].map(({ name }) => [name, new Array<number>()]))
  for (let round = 0; round < rounds; round += 1)
    for (const [{ name }, page] of pages) {
      await page.bringToFront()
      samples.get(name)?.push(await slowedDown(page, slowdown, () => once(page, round)))
    }
  return samples
}
