import { boxOf } from '../console/places'
import { openScreen } from '../console/screens'
import { expect, test } from '../journey'

test.use({ role: 'super-admin' })

for (const width of [1100, 1440])
  test(`the palette stands in the middle of ${width} px, and its field stays where it is`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openScreen(page, 'dashboard')
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'Command palette' })
    const field = palette.getByRole('combobox')
    await expect(palette.getByRole('option').first()).toBeVisible()
    const topOfField = async () => (await boxOf(field)).top
    const before = await topOfField()
    expect(before).toBeLessThan(900 / 4)
    const { left, right } = await boxOf(palette)
    expect(Math.abs((left + right) / 2 - width / 2)).toBeLessThanOrEqual(2)
    await field.fill('weber')
    await expect(palette.getByRole('option', { name: /weber/ }).first()).toBeVisible()
    expect(await topOfField()).toBe(before)
    await field.fill('nobody-has-this')
    await expect(palette.getByRole('status')).toHaveText('Nothing matches')
    expect(await topOfField()).toBe(before)
  })
