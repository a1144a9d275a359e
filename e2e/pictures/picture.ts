import { expect, type Page } from '@playwright/test'
import { untilStill } from '../watch/inspect'

interface PictureShape {
  readonly name: string
  readonly applyTo: (page: Page) => Promise<void>
}

/** Heights in CSS pixels by width. */
const heights = { 1440: 900, 1024: 768, 768: 1024, 360: 740 } as const

const shape = (width: keyof typeof heights, colorScheme: 'light' | 'dark'): PictureShape => ({
  name: `${width}-${colorScheme}`,
  applyTo: async (page) => {
    await page.setViewportSize({ width, height: heights[width] })
    await page.emulateMedia({ colorScheme })
  },
})

const inBothThemes = (width: keyof typeof heights) => [shape(width, 'light'), shape(width, 'dark')]

/** Those with the menu in a drawer. */
export const drawerShapes = ([768, 360] as const).flatMap(inBothThemes)
export const everyShape = [...([1440, 1024] as const).flatMap(inBothThemes), ...drawerShapes]

/**
 * Compares the page with its picture. Dates and ages move from day to day: they are far less than one pixel in fifty,
 * while a part that moves, grows or changes its colour is more.
 */
export async function expectAsPictured(page: Page, name: string): Promise<void> {
  await untilMediaShown(page)
  await showFirstFrames(page)
  await untilStill(page)
  const shot = await page.screenshot({ type: 'jpeg', quality: 50 })
  expect.soft(shot).toMatchSnapshot(`${name}.jpg`, { maxDiffPixelRatio: 0.02, threshold: 0.2 })
}

/** Waits until the pictures within the window have loaded, and each video has a frame and loads nothing more. */
async function untilMediaShown(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isInside = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return bottom > 0 && top < window.innerHeight
    }
    return (
      [...document.images].every((image) => image.complete || !isInside(image)) &&
      [...document.querySelectorAll('video')].every(
        ({ error, readyState, networkState, HAVE_CURRENT_DATA, NETWORK_LOADING }) =>
          error !== null || (readyState >= HAVE_CURRENT_DATA && networkState !== NETWORK_LOADING),
      )
    )
  })
}

/** A video that nobody has played shows one of its first frames, which one depends on how busy the machine was. */
async function showFirstFrames(page: Page): Promise<void> {
  await page.locator('video').evaluateAll(async (videos) => {
    for (const video of videos) {
      if (!(video instanceof HTMLVideoElement) || video.error) continue
      const isThere = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }))
      video.currentTime = 0
      await isThere
    }
  })
}
