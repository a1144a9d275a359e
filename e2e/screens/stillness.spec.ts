import type { Page, Request } from '@playwright/test'
import { endpoints } from '../../src/contract/endpoints'
import { holdBack } from '../console/holdBack'
import { accountOf } from '../console/sessions'
import { untilIdle } from '../console/untilIdle'
import { expect, test } from '../journey'
import { untilStill } from '../watch/inspect'
import { moved, watchMoves } from '../watch/moved'

test.use({ role: 'super-admin' })

/** A wallet asks its node for the accounts before it connects. */
const isNotOfWallet = (request: Request) => !request.postData()?.includes('eth_accounts')

/** Shows a page whose answers are held back, lets them come, and tells by how much the page has moved. */
async function movedBy(
  page: Page,
  width: number,
  path: string,
  late: readonly string[],
  before = page.locator('main'),
) {
  await page.setViewportSize({ width, height: 800 })
  await watchMoves(page)
  const answers = []
  for (const address of late) answers.push(await holdBack(page, address, isNotOfWallet))
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The header's part comes after the page.
  await page.getByRole('banner').locator('.wallet-tools').waitFor()
  await before.waitFor()
  await untilStill(page)
  for (const { release } of answers) await release()
  await untilIdle(page)
  await untilStill(page)
  return await moved(page)
}

test.describe('with the wallet of an earlier visit', () => {
  test.use({ wallet: { account: 0 } })

  for (const width of [320, 360, 768, 1100, 1440])
    test(`nothing moves on vesting at ${width} px when the wallet connects again and its schedules come`, async ({
      page,
      stack,
    }) => {
      const chains = stack.chains.map(({ rpcUrl }) => `${rpcUrl}/**`)
      const connected = page.getByText('Vesting of your wallet')
      expect(await movedBy(page, width, '/vesting', chains, connected)).toBeLessThan(0.01)
      await expect(page.getByText(/^1-\d+ of \d+$/)).toBeVisible()
    })
})

test('nothing moves on a phone when fewer rows come than a page has', async ({ page, stack }) => {
  const path = `/admin-users?search=${accountOf(stack, 'super-admin').email}`
  expect(await movedBy(page, 360, path, [`**${endpoints.adminUsers.path}?**`])).toBeLessThan(0.01)
  await expect(page.getByText('1-1 of 1')).toBeVisible()
})

for (const [screen, width] of [
  ['staking', 320],
  ['dashboard', 320],
  ['dashboard', 360],
] as const)
  test(`nothing moves on ${screen} at ${width} px when its figures and rows come`, async ({ page, stack }) => {
    const late = [
      `**${endpoints.generalStats.path}**`,
      `**${endpoints.campaigns.path}?**`,
      `**${endpoints.series.path}?**`,
    ]
    const chains = stack.chains.map(({ rpcUrl }) => `${rpcUrl}/**`)
    expect(await movedBy(page, width, `/${screen}`, [...late, ...chains])).toBeLessThan(0.01)
  })
