import { expect, test, type Page } from '@playwright/test'
import { join } from 'node:path'
import { expectAccessible } from './axe'
import { screensFolder } from './screens'

/**
 * Inspects the current screen in both themes: axe finds nothing serious, the page does not scroll sideways, and no tag has one of
 * MUI's props as an attribute. Keeps a screenshot of each theme as test-results/screens/<project>/<name>-<theme>.jpg.
 */
export async function inspect(page: Page, name: string): Promise<void> {
  const { project, config } = test.info()
  const given = project.use.colorScheme === 'dark' ? 'dark' : 'light'
  await untilStill(page)
  await expectNoSidewaysScroll(page)
  await expectAttributesOnly(page)
  for (const colorScheme of [given === 'dark' ? 'light' : 'dark', given] as const) {
    await page.emulateMedia({ colorScheme })
    await untilStill(page)
    await expectAccessible(page, { contrastOnly: colorScheme !== given })
    const path = join(screensFolder(config.rootDir), project.name, `${name}-${colorScheme}.jpg`)
    await page.screenshot({ path, type: 'jpeg', quality: 80 })
  }
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, shown } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    shown: window.innerWidth,
  }))
  expect(content, `width of ${page.url()}`).toBeLessThanOrEqual(shown)
}

/** The build replaces the package that decides which props become attributes: src/ui/isPropValid.ts. */
async function expectAttributesOnly(page: Page): Promise<void> {
  const props = await page.evaluate(() =>
    [...document.body.querySelectorAll(':not(link)')].flatMap(({ localName, attributes }) =>
      [...attributes].flatMap(({ name, value }) =>
        /^(ownerstate|theme|sx|as)$/.test(name) || value === '[object Object]' ? [`${localName} ${name}`] : [],
      ),
    ),
  )
  expect(props).toEqual([])
}

/** Waits until all animations have ended, except endless ones such as spinners. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (;;) {
      // Animations of new elements start with the next frame.
      await frame()
      await frame()
      const moves = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      if (moves.every(({ playState }) => playState === 'finished')) return
      await Promise.allSettled(moves.map(({ finished }) => finished))
    }
  })
}
