import { expect, type Page } from '@playwright/test'
import { allScreens, openScreen } from '../console/screens'
import { test } from '../journey'

test.use({ role: 'super-admin', wallet: { account: 0 } })

/** Phones, tablets, split screens, what a laptop has at 200 % zoom, and the widest desks, in CSS pixels. */
const widths = [320, 360, 480, 640, 720, 768, 900, 1023, 1100, 1280, 1440, 2560]

/** What stands beyond the right edge, once the page has been drawn for its width. */
const pixelsBeyond = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
    return document.documentElement.scrollWidth - window.innerWidth
  })

/** The tools of a list that stand below another one. */
const toolsBelow = (page: Page) =>
  page.locator('.list-tools-line').evaluateAll((lines) =>
    lines.flatMap(({ children: [first, ...others] }) => {
      const end = first?.getBoundingClientRect().bottom ?? 0
      return others.filter((tool) => tool.getBoundingClientRect().top >= end).map((tool) => tool.textContent)
    }),
  )

/** How much of the title in the header is cut off. */
const pixelsOfTitleCut = (page: Page) =>
  page.locator('.header > strong').evaluate((title) => title.scrollWidth - title.clientWidth)

for (const screen of allScreens) {
  test(`${screen} never scrolls sideways, breaks its tools or cuts its title from 320 to 2560 px`, async ({ page }) => {
    await openScreen(page, screen)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      expect(await pixelsBeyond(page), `pixels beyond ${width}`).toBeLessThanOrEqual(0)
      expect(await toolsBelow(page), `tools in a second line at ${width}`).toEqual([])
      expect(await pixelsOfTitleCut(page), `pixels of the title cut at ${width}`).toBeLessThanOrEqual(0)
    }
  })
}
