import type { Page } from '@playwright/test'
import { accountOf } from '../console/sessions'
import { openFollowed } from '../console/openFollowed'
import { signIn } from '../console/signIn'
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

async function expectWithin(page: Page, limit: number) {
  const scripts = await loadedScripts(page)
  expect(scripts.length).toBeGreaterThan(1)
  for (const { path, sent, unpacked } of scripts) expect(sent, `${path} travels compressed`).toBeLessThan(unpacked)
  expect(scripts.reduce((sum, { sent }) => sum + sent, 0)).toBeLessThanOrEqual(limit)
}

test('the sign-in loads at most 135 kB of scripts, compressed', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await expectWithin(page, 135_000)
})

/** Chunks of wallets, chains and transactions, and of the screens that show them. */
const onChain =
  /\/(wallet|walletDialog|onboard|onChain|nodes|chain|transactions|transactionDialog|staking|vesting|addVesting|curve)\./

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

  test('the list of campaigns loads at most 165 kB of scripts, compressed', async ({ page }) => {
    await openFollowed(page, '/campaign')
    await expect(page.getByRole('button', { name: 'Actions for' })).toHaveCount(10)
    await expect(page.getByRole('button', { name: 'Transactions' })).toBeVisible()
    expect((await loadedScripts(page)).filter(({ path }) => path.includes('/transactions.'))).toEqual([])
    await expectWithin(page, 165_000)
  })
})
