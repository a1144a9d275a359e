import { expect, type Page } from '@playwright/test'
import { asOfOneDay } from './asOfOneDay'
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
 * How many pixels may differ. Ages, clocks and vested amounts change with time: by up to 720 pixels from one run to the next;
 * after nine days by up to 1,990 on the curve of a schedule and up to 1,300 elsewhere.
 */
const maxDiffPixels = (name: string) => (name.startsWith('schedule-') ? 2_500 : 1_500)

/** Compares the page with its picture. */
export async function expectAsPictured(page: Page, name: string): Promise<void> {
  await untilMediaShown(page)
  await showFirstFrames(page)
  await asOfOneDay(page)
  await untilStill(page)
  expect
    .soft(await shotAtRest(page))
    .toMatchSnapshot(`${name}.jpg`, { maxDiffPixels: maxDiffPixels(name), threshold: 0.2 })
}

/**
 * The browser fades the controls of a player and turns a circle while it seeks; the page does not know of either, so the page is
 * shot until two shots are equal.
 */
async function shotAtRest(page: Page): Promise<Buffer> {
  const shoot = () => page.screenshot({ type: 'jpeg', quality: 50 })
  const hasPlayer = (await page.locator('video[controls]').count()) > 0
  let last = await shoot()
  while (hasPlayer) {
    const shot = await shoot()
    if (shot.equals(last)) break
    last = shot
  }
  return last
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

/** A video that nobody has played shows one of its first frames; which one depends on how busy the machine was. */
async function showFirstFrames(page: Page): Promise<void> {
  await page.locator('video').evaluateAll(async (videos) => {
    // Not the beginning: a video that is already there would draw nothing.
    const time = 0.5
    for (const video of videos) {
      if (!(video instanceof HTMLVideoElement) || video.error || video.currentTime === time) continue
      // A video that is out of sight presents no frame.
      const isSeen = video.checkVisibility() && video.clientWidth > 40
      const isThere = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }))
      const isShown = new Promise<void>((resolve) => {
        // The frame of before may be presented only now.
        const onFrame: VideoFrameRequestCallback = (_now, { mediaTime }) => {
          if (mediaTime > time / 2) resolve()
          else video.requestVideoFrameCallback(onFrame)
        }
        if (isSeen) video.requestVideoFrameCallback(onFrame)
        else resolve()
      })
      video.currentTime = time
      await Promise.all([isThere, isShown])
      // On a busy machine, what was shown may be the frame before.
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame)
    }
  })
}
