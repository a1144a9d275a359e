import { expect, test, type Page } from '@playwright/test'
import { join } from 'node:path'
import { expectAccessible } from './axe'
import { screensFolder } from './screens'

/**
 * Looks at a screen as it stands: axe finds nothing serious, the page does not scroll sideways, and a picture of it is
 * kept under test-results/screens/<project>/<name>.png.
 */
export async function inspect(page: Page, name: string): Promise<void> {
  await untilStill(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const { project, config } = test.info()
  await page.screenshot({ path: join(screensFolder(config.rootDir), project.name, `${name}.png`) })
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, shown } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    shown: window.innerWidth,
  }))
  expect(content, `width of ${page.url()}`).toBeLessThanOrEqual(shown)
}

/** Waits until everything that moves into place has arrived; a spinner never does and is not waited for. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (;;) {
      // What has just been put into the page begins to move with the next frame.
      await frame()
      await frame()
      const moves = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      if (moves.every(({ playState }) => playState === 'finished')) return
      await Promise.allSettled(moves.map(({ finished }) => finished))
    }
  })
}
