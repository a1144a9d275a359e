import type { Page } from '@playwright/test'
import type { Random } from '../../sandbox/seeds/random'
import type { Login } from '../../src/contract/login'
import { expect } from '../journey'
import type { Watch } from '../watch/watchContext'
import type { EndpointName } from '../../src/contract/endpoints'
import { expectReachable, expectSound } from './checks'
import { statuses, type Disturbance } from './disturb'
import { followTraffic } from './traffic'
import { expectTrue } from './trueList'

/** The server of a walk, and how it can be disturbed. */
export interface WalkServer extends Disturbance {
  readonly url: string
  /** The account that is signed in at the start, and signs in again. */
  readonly account: Login
  readonly endSessions: () => Promise<void> | void
  /** The calls that the server lacks and answers with 404. */
  readonly lacks: readonly EndpointName[]
}

export interface Walk {
  readonly page: Page
  readonly server: WalkServer
  readonly random: Random
  /** Each ends the hold of some requests. */
  readonly releases: (() => void)[]
}

/** Does something that a person, a network or a server may do, and tells what it was. */
export type Step = (walk: Walk) => Promise<string>

const { WALKS = '1-10', STEPS = '60' } = process.env
const [first = 1, last = first] = WALKS.split('-').map(Number)
/** The numbers of the walks; each is the seed of its walk. */
export const walks = Array.from({ length: last - first + 1 }, (_, index) => first + index)

/** The steps after which the page is inspected, and a list is compared with that of a new page. */
const [inspection, comparison] = [4, 12]

/** Takes random steps from the start page, and asserts after each what is true at any time. */
export async function takeWalk(given: Omit<Walk, 'releases'>, steps: readonly Step[], watch: Watch): Promise<void> {
  const walk: Walk = { ...given, releases: [] }
  const { page, server, random, releases } = walk
  // The browser's console errors say only the status of an answer.
  for (const status of statuses) watch.expectStatus(status)
  watch.expectUnreadable()
  page.context().on('page', (other) => void other.close())
  await page.addInitScript(stayHere)
  const { settled, odd } = followTraffic(page, server.lacks)
  const taken: string[] = []
  try {
    // Nothing is in the way yet, and every role may open this one. Later a walk may never stand before a list.
    await page.goto('/tasks')
    await expect(page.locator('#root .list')).toBeVisible({ timeout: 60_000 })
    expect(await expectTrue(page, settled), 'whether a list was compared').toBe(true)
    await page.goto('/')
    for (let step = 1; step <= Number(STEPS); step += 1) {
      // The element to press may have gone by then.
      const told = await random
        .pick(steps)(walk)
        .catch((error: unknown) => `could not: ${String(error).split('\n')[0]}`)
      taken.push(`${step}. ${told} (${page.url().replace(server.url, '')})`)
      await expectSound(page, random.whole(0, 15))
      if (step % inspection === 0) await expectReachable(page)
      expect([...watch.problems, ...odd], 'what went wrong beside the walk').toEqual([])
      if (step % comparison > 0) continue
      for (const release of releases.splice(0)) release()
      await expectTrue(page, settled)
    }
  } catch (error) {
    throw new Error(`After these steps:\n${taken.slice(-25).join('\n')}`, { cause: error })
  }
}

/** Follows no link to another site. */
function stayHere() {
  const isElsewhere = (link: HTMLAnchorElement) => link.origin !== location.origin && link.protocol.startsWith('http')
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest('a')
      if (link && isElsewhere(link)) event.preventDefault()
    },
    true,
  )
  // A link that is pressed by a script may not be in the document.
  HTMLAnchorElement.prototype.click = function () {
    if (!isElsewhere(this)) this.dispatchEvent(new MouseEvent('click', { cancelable: true }))
  }
}
