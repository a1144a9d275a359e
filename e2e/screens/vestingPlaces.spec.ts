import { boxOf, placeOf, widen } from '../console/places'
import { vestingPage } from '../console/vestingPage'
import { expect, test } from '../journey'

test.use({ role: 'super-admin' })

test('the reason stands below Release Vest, and on a phone the buttons begin where the title does', async ({
  page,
}) => {
  const vesting = vestingPage(page)
  await page.goto('/vesting')
  const reason = page.getByRole('main').getByText('Connect a wallet to sign this.')
  const add = page.getByRole('button', { name: 'Add Vest' })
  await reason.waitFor()

  for (const width of [800, 1100, 1440, 2560]) {
    await widen(page, width)
    const [said, release, other] = [await placeOf(reason), await boxOf(vesting.releaseButton), await boxOf(add)]
    expect([other.top, other.bottom], `Add Vest at ${width}`).toEqual([release.top, release.bottom])
    expect(said.top, `top of the reason at ${width}`).toBeGreaterThanOrEqual(release.bottom)
    expect(said.right, `end of the reason at ${width}`).toBeCloseTo(release.right, 0)
  }

  for (const width of [320, 360]) {
    await widen(page, width)
    const [said, release, other] = [await placeOf(reason), await boxOf(vesting.releaseButton), await boxOf(add)]
    const { left } = await boxOf(page.getByRole('heading', { level: 1 }))
    expect(said.top, `top of the reason at ${width}`).toBeGreaterThanOrEqual(other.bottom)
    expect(other.top, `top of Add Vest at ${width}`).toBeGreaterThanOrEqual(release.bottom)
    expect(said.left, `begin of the reason at ${width}`).toBeCloseTo(left, 0)
    expect(other.left, `begin of Add Vest at ${width}`).toBeCloseTo(left, 0)
  }
})

test('Tab goes through the buttons in the order in which they stand, on every width', async ({ page }) => {
  const { releaseButton } = vestingPage(page)
  await page.goto('/vesting')
  const step = page.getByRole('main').getByRole('button', { name: 'Connect wallet' })
  await step.waitFor()
  for (const width of [320, 360, 800, 1440]) {
    await widen(page, width)
    await step.focus()
    let before = await boxOf(step)
    for (const next of [releaseButton, page.getByRole('button', { name: 'Add Vest' })]) {
      await page.keyboard.press('Tab')
      await expect(next).toBeFocused()
      const box = await boxOf(next)
      const isAfter = box.top >= before.bottom || (box.top === before.top && box.left >= before.right)
      expect(isAfter, `stands after the one before at ${width}`).toBe(true)
      before = box
    }
  }
})

test('the numbers of the steps to come have the colour of quiet text', async ({ page }) => {
  const vesting = vestingPage(page)
  await page.goto('/vesting')
  const quiet = await page.locator('.page-top p').evaluate((text) => getComputedStyle(text).color)
  await vesting.openForm()
  await expect(vesting.form.locator('.MuiStepIcon-root').last()).toHaveCSS('color', quiet)
})

test.describe('with a wallet', () => {
  test.use({ wallet: { account: 0 } })

  test('a schedule on a phone has its text over the width of the card, and no amount or day is broken', async ({
    page,
  }) => {
    await widen(page, 360)
    await page.goto('/vesting')
    const card = vestingPage(page).rows.first()
    // The symbol of the token comes after the amounts.
    await card.locator('[title$=" SSDX"]').first().waitFor()
    const broken = await card.evaluate((element) => {
      const lines = (node: Node) => {
        const range = document.createRange()
        range.selectNodeContents(node)
        return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
      }
      const days = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const found: Node[] = [...element.querySelectorAll('[title$=" SSDX"]')]
      while (days.nextNode())
        if (/^\d+ \w+ \d{4}$/.test(days.currentNode.textContent ?? '')) found.push(days.currentNode)
      return found.length < 6
        ? 'not all found'
        : found.filter((node) => lines(node) > 1).map((node) => node.textContent)
    })
    expect(broken).toEqual([])
    const [starts, whole] = [await boxOf(card.getByText(/^Starts/)), await boxOf(card)]
    expect(starts.right - starts.left).toBeGreaterThan(0.7 * (whole.right - whole.left))
  })

  test('"Vesting of your wallet" is on the line of the address', async ({ page }) => {
    await page.goto('/vesting')
    const label = page.getByText('Vesting of your wallet')
    const address = await placeOf(label.locator('code'))
    const words = await label.evaluate(({ firstChild }) => {
      const range = document.createRange()
      if (firstChild) range.selectNodeContents(firstChild)
      const { top, bottom } = range.getBoundingClientRect()
      return { top, bottom }
    })
    const middle = ({ top, bottom }: typeof words) => (top + bottom) / 2
    expect(Math.abs(middle(words) - middle(address))).toBeLessThanOrEqual(1)
  })
})

test.describe('with a wallet on another network', () => {
  test.use({ wallet: { account: 0, chainId: 31338 } })

  test('Cancel stays beside the other buttons, whatever stands above them', async ({ page }) => {
    const vesting = vestingPage(page)
    await page.goto('/vesting')
    await vesting.openForm()
    await expect(vesting.step).toHaveText('Switch to Local Chain A')
    for (const width of [360, 1440]) {
      await widen(page, width)
      const cancel = await boxOf(vesting.form.getByRole('button', { name: 'Cancel' }))
      const step = await boxOf(vesting.step)
      expect(step.left - cancel.right, `between the buttons at ${width}`).toBeLessThanOrEqual(16)
      expect(step.top, `the line of the buttons at ${width}`).toBe(cancel.top)
    }
  })
})
