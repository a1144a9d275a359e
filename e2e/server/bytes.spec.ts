import type { Page } from '@playwright/test'
import { array, mixed, number, object, string, tuple } from 'yup'
import { accountOf } from '../console/sessions'
import { openFollowed } from '../console/openFollowed'
import { signIn } from '../console/signIn'
import { untilIdle } from '../console/untilIdle'
import { expect, test } from '../journey'

interface LoadedScript {
  readonly path: string
  /** Transferred and decompressed size of the body. */
  readonly sent: number
  readonly unpacked: number
}

/** The console's scripts loaded so far, without the sandbox wallet. */
const loadedScripts = (page: Page): Promise<LoadedScript[]> =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap((entry) => {
      if (!(entry instanceof PerformanceResourceTiming)) return []
      const path = new URL(entry.name).pathname
      if (!path.endsWith('.js') || path.startsWith('/sandbox/')) return []
      return [{ path, sent: entry.encodedBodySize, unpacked: entry.decodedBodySize }]
    }),
  )

/** The scripts that an idle page loads: the events, and the header's wallet if the page itself needs nothing of it. */
const whenIdle = /\/(events|pages)\./

const partsSchema = object({
  console: array(number().required()).required(),
  routes: mixed<Record<string, { early: number[]; files: number[] }>>().required(),
  files: array(tuple([string().required(), string().required(), number().required()]).required()).required(),
})

/** The scripts that the page's own map names for each page, with the first one. */
async function partsOfPages(page: Page) {
  const html = await (await page.request.get('/', { headers: { accept: 'text/html' } })).text()
  const map: unknown = JSON.parse(/id="app-routes">(.*?)<\/script>/.exec(html)?.[1] ?? '')
  const { console: always, routes, files } = partsSchema.validateSync(map)
  const first = /<script defer[^>]* src="(\/assets\/main[^"]+)"/.exec(html)?.[1] ?? ''
  const named = (indices: readonly number[]) => [...new Set(indices.map((index) => files[index]?.[0] ?? ''))]
  return {
    paths: Object.keys(routes),
    /** The scripts of the early page. */
    early: (path: string) => named(routes[path]?.early ?? []),
    of: (path: string) => [first, ...named([...always, ...(routes[path]?.files ?? [])])],
  }
}

async function expectWithin(page: Page, limit: number, only?: readonly string[], without: readonly string[] = []) {
  const loaded = (await loadedScripts(page)).filter(({ path }) => !without.includes(path))
  const scripts = loaded.filter(({ path }) => only?.includes(path) ?? true)
  expect(scripts.length).toBeGreaterThanOrEqual(only?.length ?? 1)
  for (const { path, sent, unpacked } of scripts) expect(sent, `${path} travels compressed`).toBeLessThan(unpacked)
  expect(scripts.reduce((sum, { sent }) => sum + sent, 0)).toBeLessThanOrEqual(limit)
}

test('the sign-in loads at most 75 kB of scripts, compressed', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await expectWithin(page, 75_000)
})

/** Scripts of wallets, chains and transactions, and of the screens that show them. */
const onChain = /\/(wallet|onboard|pages|reads|chainDialogs|staking|vesting|vesting-dialogs)\./

test('the sign-in loads no byte of wallets, chains and transactions', async ({ page, stack }) => {
  await page.goto('/vesting', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  const onChainScripts = async () =>
    (await loadedScripts(page)).map(({ path }) => path).filter((path) => onChain.test(path))
  expect(await onChainScripts()).toEqual([])
  // These names belong to chunks of the screen.
  await signIn(page, accountOf(stack, 'super-admin'))
  await expect(page.getByRole('button', { name: 'Add Vest' })).toBeVisible()
  expect((await onChainScripts()).length).toBeGreaterThan(1)
})

test.describe('for a super-admin, who has a wallet in the header', () => {
  test.use({ role: 'super-admin' })

  test('the list of campaigns loads at most 14.5 kB of scripts for its first rows, 148 kB with them until it is ready, and 167 kB in all without them, compressed', async ({
    page,
  }) => {
    await openFollowed(page, '/campaign')
    await expect(page.getByRole('button', { name: 'Actions for' })).toHaveCount(10)
    await expect(page.getByRole('button', { name: 'Transactions' })).toBeVisible()
    const parts = await partsOfPages(page)
    expect((await loadedScripts(page)).filter(({ path }) => /\/(vesting|reads)\./.test(path))).toEqual([])
    const early = parts.early('/campaign')
    expect(early).toHaveLength(1)
    await expectWithin(page, 14_500, early)
    // The scripts in index.html come to 2 kB more: npm run size.
    await expectWithin(page, 148_000, [...parts.of('/campaign'), ...early])
    await expectWithin(page, 167_000, undefined, early)
  })

  test('each page loads at most 4 scripts after the first until it is ready, and all of them are named in index.html', async ({
    page,
  }) => {
    await page.goto('/favicon.svg')
    const parts = await partsOfPages(page)
    for (const path of parts.paths) {
      await openFollowed(page, path)
      await untilIdle(page)
      const loaded = (await loadedScripts(page)).map((script) => script.path)
      const needed = [...parts.of(path), ...parts.early(path)]
      expect(needed.length - 1, path).toBeLessThanOrEqual(4)
      expect(
        needed.filter((script) => !loaded.includes(script)),
        path,
      ).toEqual([])
      const others = loaded.filter((script) => !needed.includes(script) && !whenIdle.test(script))
      expect(others, path).toEqual([])
    }
  })
})
