import { expect, type Page } from '@playwright/test'
import { reviewPath } from '../../src/config/paths'
import { allScreens, openScreen } from '../console/screens'
import { shellParts, signInParts, vestingParts, type LatePart } from '../console/lateParts'
import { openMenu } from '../console/shell'
import { vestingPage } from '../console/vestingPage'
import { sendTitle, walletOf } from '../console/wallet'
import { test } from '../journey'
import { routeActivity } from './activityLines'
import { drawerShapes, everyShape, expectAsPictured } from './picture'
import { listStates } from './states'
import { routeMovingPicture } from './stillPicture'

/** Pictures of what `open` shows; the page is opened anew for each shape. */
async function pictureEach(page: Page, name: string, open: () => Promise<unknown>, shapes = everyShape) {
  for (const shape of shapes) {
    await shape.applyTo(page)
    await open()
    await expectAsPictured(page, `${name}-${shape.name}`)
  }
}

/**
 * Waits for everything that loads after the rows: figures of tabs and cards and, with a wallet, its account and the state of its
 * chain.
 */
async function untilAllHasCome(page: Page, hasWallet: boolean) {
  await expect(page.locator('[aria-busy=true], .skeleton, .status-tabs b:empty')).toHaveCount(0)
  // Behind a dialog the header has no role.
  if (hasWallet) await page.locator('header [title*="Block "]').waitFor()
}

async function openPart(page: Page, part: LatePart | undefined, hasWallet: boolean) {
  await page.goto(part?.address ?? '')
  // A press while the frame of index.html still stands is tried again, and scrolls the page meanwhile.
  await page.locator('#root h1').waitFor()
  await untilAllHasCome(page, hasWallet)
  await part?.prepare?.(page)
  await part?.press?.(page)
  await part?.shown(page).waitFor()
  // Waits for the data of the platform and of the chains.
  await untilAllHasCome(page, hasWallet)
}

/** Pictures of what opens by a press or at an address; `partsOf` names the same parts for every account. */
function pictureAll(partsOf: (account: string) => readonly LatePart[], hasWallet = false) {
  for (const { name, writes } of partsOf('')) {
    if (writes) continue
    test(`${name} looks as in its pictures`, async ({ page, watch, stack }) => {
      // The answer for the unknown invitation.
      watch.expectStatus(410)
      const part = partsOf(stack.wallets[0]?.address ?? '').find((other) => other.name === name)
      await pictureEach(page, name, () => openPart(page, part, hasWallet))
    })
  }
}

test.beforeEach(async ({ page }) => {
  await routeActivity(page)
  await routeMovingPicture(page)
})

const opened = ({ press }: LatePart) => press !== undefined

pictureAll(() => signInParts)

test.describe('signed in', () => {
  test.use({ role: 'super-admin' })

  pictureAll(() => shellParts.filter(opened))

  test('menu looks as in its pictures', async ({ page }) => {
    await pictureEach(
      page,
      'menu',
      async () => {
        await openScreen(page, 'campaign')
        await untilAllHasCome(page, false)
        await openMenu(page)
        await page.getByRole('navigation', { name: 'Main' }).waitFor()
      },
      drawerShapes,
    )
  })

  test('review looks as in its pictures', async ({ page }) => {
    await pictureEach(page, 'review', async () => {
      await page.goto(reviewPath)
      // The last part of the page to load.
      await page.getByRole('region', { name: /^Other campaigns/ }).waitFor()
    })
  })

  for (const { name, address, prepare, shown, last } of listStates)
    test(`${name} looks as in its pictures`, async ({ page, watch }) => {
      watch.expectStatus(418)
      await prepare?.(page)
      await pictureEach(page, name, async () => {
        await page.goto(address)
        await shown(page).waitFor()
        await page.getByRole('banner').locator('.wallet-tools').waitFor()
        await last?.(page).waitFor({ state: 'attached' })
      })
    })
})

test.describe('signed in with a wallet', () => {
  test.use({ role: 'super-admin', wallet: { account: 0 } })

  for (const screen of allScreens) {
    test(`${screen} looks as in its pictures`, async ({ page }) => {
      await openScreen(page, screen)
      await untilAllHasCome(page, true)
      for (const shape of everyShape) {
        await shape.applyTo(page)
        await expectAsPictured(page, `${screen}-${shape.name}`)
      }
    })
  }

  pictureAll((account) => vestingParts(account).filter(opened), true)

  test('your-wallet looks as in its pictures', async ({ page }) => {
    await pictureEach(page, 'your-wallet', async () => {
      await openScreen(page, 'campaign')
      await untilAllHasCome(page, true)
      await walletOf(page).anyAccount.click()
      await walletOf(page).yours.waitFor()
    })
  })

  test('vesting-rejected looks as in its pictures', async ({ page }) => {
    const review = vestingParts('').find(({ name }) => name === 'review-vesting')
    await pictureEach(page, 'vesting-rejected', async () => {
      await openPart(page, review, true)
      await vestingPage(page).confirm.click()
      await walletOf(page).reject(sendTitle)
      await page.getByText('User rejected request.').first().waitFor()
    })
  })
})
