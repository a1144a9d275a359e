import { boxOf } from '../console/places'
import { behindToasts } from '../console/toasts'
import { untilIdle } from '../console/untilIdle'
import { expect, test } from '../journey'
import { untilStill } from '../watch/inspect'

test.use({ role: 'super-admin' })

for (const width of [360, 768, 1024, 1440, 2560])
  test(`a message covers nothing of a person's panel at ${width} px, and moves it only where it has no room beside it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/users?who=nobody%40example.com')
    const panel = page.getByRole('dialog', { name: /^Who is / })
    await untilIdle(panel)
    await untilStill(page)
    const before = await boxOf(panel)
    await panel
      .getByRole('button', { name: /^Copy / })
      .first()
      .click()
    await expect(page.locator('.toast')).toBeVisible()
    await untilStill(page)
    expect(await behindToasts(page)).toEqual([])
    const message = await boxOf(page.locator('.toast'))
    expect(message.left).toBeGreaterThanOrEqual(0)
    expect(message.right).toBeLessThanOrEqual(width)
    if (width < 1024) return
    const { top, left } = await boxOf(panel)
    expect(top).toBe(before.top)
    const widest = (message.left + message.right + 440) / 2
    expect(widest).toBeLessThanOrEqual(left)
  })
