import { createRandom } from '../../sandbox/seeds/random'
import { roles } from '../../src/contract/roles'
import { test } from '../plain/plainJourney'
import { expect } from '../journey'
import { expectSound, expectTrue, followCalls } from './checks'
import { statuses, takeStep, type Walk } from './steps'

const { WALKS = '1-10', STEPS = '60' } = process.env
const [first = 1, last = first] = WALKS.split('-').map(Number)
/** The steps after which a list is compared with that of a new page. */
const period = 12

for (let seed = first; seed <= last; seed += 1) {
  const random = createRandom(seed * 1_000_003)
  const role = random.pick(roles)
  const plain = {
    dates: random.pick(['iso', 'seconds', 'milliseconds'] as const),
    totals: random.pick(['none', 'body'] as const),
    errors: random.pick(['json', 'html'] as const),
    paging: random.pick(['windows', 'windows', 'ignored'] as const),
    tasks: random.pick([0, 1, 10, 13, 20, 55]),
  }
  test.describe(() => {
    test.use({ role, plain })

    test(`walk ${seed}: whatever somebody with the role ${role} does, nothing breaks and no list is untrue`, async ({
      page,
      server,
      context,
      watch,
    }) => {
      // What the server answers is part of the walk.
      for (const status of statuses) watch.expectStatus(status)
      watch.expectUnreadable()
      context.on('page', (other) => void other.close())
      await page.addInitScript(stayHere)
      const walk: Walk = { page, server, random, role, releases: [] }
      const settled = followCalls(page)
      const taken: string[] = []
      try {
        await page.goto('/')
        for (let step = 1; step <= Number(STEPS); step += 1) {
          // What was to be pressed may have gone by then.
          const told = await takeStep(walk).catch((error: unknown) => `could not: ${String(error).split('\n')[0]}`)
          taken.push(`${step}. ${told} (${page.url().replace(server.url, '')})`)
          await expectSound(page, random.whole(0, 15))
          expect(watch.problems, 'what went wrong beside the walk').toEqual([])
          if (step % period > 0) continue
          for (const release of walk.releases.splice(0)) release()
          await expectTrue(page, settled)
        }
      } catch (error) {
        throw new Error(`After these steps:\n${taken.slice(-25).join('\n')}`, { cause: error })
      }
    })
  })
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
