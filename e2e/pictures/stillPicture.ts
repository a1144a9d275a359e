import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

/** The bytes with which each frame of a GIF begins, and those with which the file ends. */
const [frame, end] = [Buffer.from([0x21, 0xf9, 0x04]), Buffer.from([0x3b])]

/** Serves the moving picture of the seeds as its first frame: otherwise the shown frame depends on how busy the machine is. */
export async function routeMovingPicture(page: Page) {
  const whole = readFileSync('sandbox/public/media/counter.gif')
  const second = whole.indexOf(frame, whole.indexOf(frame) + 1)
  const body = Buffer.concat([whole.subarray(0, second), end])
  await page.route('**/counter.gif', (route) => route.fulfill({ body, contentType: 'image/gif' }))
}
