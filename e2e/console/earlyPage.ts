import { expect, type Page } from '@playwright/test'
import { screenPath } from '../../src/config/paths'
import { untilStill } from '../watch/inspect'
import { holdBack } from './holdBack'
import { screenWords, untilRead } from './screens'

/** The screens with an early page. */
export const listScreens = ['users', 'admin-users', 'campaign', 'tasks', 'tracking', 'activity'] as const

/** Holds back the first script of the console, and so all of it, until `release`. */
export const withoutConsole = (page: Page) => holdBack(page, '**/assets/main.*.js')

/**
 * Opens a list without the console, then lets the console load, and expects the same lines in the same places before and after.
 */
export async function expectSameLater(page: Page, screen: (typeof listScreens)[number]) {
  const code = await withoutConsole(page)
  await page.goto(screenPath(screen), { waitUntil: 'commit' })
  await expect(page.locator('#frame main h1')).toHaveText(screenWords[screen].heading)
  await untilStill(page)
  const early = await linesOf(page, '#frame')
  expect(early.length).toBeGreaterThan(1)
  await code.release()
  await untilRead(page, screen)
  await untilStill(page)
  expect(early).toEqual(await linesOf(page, '#root'))
}

/**
 * The lines of a list, in the frame or in the console: text, place and elements of each, without its picture, which comes later.
 */
const linesOf = (page: Page, part: '#frame' | '#root') =>
  page.locator(`${part} main`).evaluate((main) =>
    [...main.querySelectorAll('h1, th, tbody tr, .list-cards > li, .task-grid > li')].map((line) => {
      const { x, y, width, height } = line.getBoundingClientRect()
      const parts = [...line.querySelectorAll('*')].filter((one) => !one.closest('.list-thumb *, .task-thumb *'))
      return {
        text: line instanceof HTMLElement ? line.innerText : '',
        // With what only screen readers hear: what was pressed early is found again by it.
        spoken: line.textContent,
        place: { x, y, width, height },
        parts: parts
          .map((one) => `${one.localName} ${one.getAttribute('class') ?? ''} ${one.ariaLabel ?? ''}`.trim())
          .join(', '),
        // How its icons are drawn, if they are.
        drawings: parts.flatMap((one) => {
          const { strokeWidth, shapeRendering } = getComputedStyle(one)
          return one instanceof SVGElement ? [`${one.localName} ${strokeWidth} ${shapeRendering}`] : []
        }),
      }
    }),
  )
