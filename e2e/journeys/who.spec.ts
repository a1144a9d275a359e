import { untilIdle } from '../console/untilIdle'
import { expect, test } from '../journey'
import { inspect } from '../watch/inspect'

test.use({ role: 'super-admin' })

test('who an address is opens from a row by the keyboard, lets one act, and Back returns to the row', async ({
  page,
}) => {
  await page.goto('/users?status=active')
  const link = page.locator('main .who').filter({ hasText: '0x' }).first()
  const address = (await link.getAttribute('data-who')) ?? ''
  await link.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: /^Who is 0x/ })
  await expect(panel).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/users\\?status=active&who=${address}$`))
  await untilIdle(panel)
  for (const part of ['User', 'Staff account', 'Tracked assets', 'Activity'])
    await expect(panel.getByRole('region', { name: part, exact: true })).toContainText(/Read \d/)
  const group = (name: string) => panel.getByRole('region', { name, exact: true })
  await expect(group('Accounts').getByText(/^Read/)).toHaveCount(2)
  await expect(group('Stakes').getByText(/^Read/)).toHaveCount(2)
  await expect(group('Vesting').getByText(/^Read/)).toHaveCount(1)
  await inspect(page, 'who')

  await panel.getByRole('button', { name: /^Deactivate / }).focus()
  await page.keyboard.press('Enter')
  const activate = panel.getByRole('button', { name: /^Activate / })
  await expect(activate).toBeVisible()
  await activate.focus()
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('button', { name: /^Deactivate / })).toBeVisible()

  await page.goBack()
  await expect(panel).toHaveCount(0)
  await expect(page).toHaveURL(/\/users\?status=active$/)
  await page.goForward()
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
})

test('who a staker is leads to the vesting form with the address filled in', async ({ page }) => {
  await page.goto('/staking')
  await page.locator('main .who').first().click()
  const panel = page.getByRole('dialog', { name: /^Who is 0x/ })
  const stakes = panel.getByRole('region', { name: 'Stakes', exact: true })
  await expect(stakes.getByText(/(Matures|Matured|Opens|Open since) /).first()).toBeVisible()
  const account = new URL(page.url()).searchParams.get('who') ?? ''
  await panel.getByRole('link', { name: 'Vest to…' }).first().click()
  const field = page.getByLabel('Address to vest to')
  await expect(field).toBeVisible()
  expect((await field.inputValue()).toLowerCase()).toBe(account.toLowerCase())
  await page.getByRole('dialog', { name: 'Add Vesting' }).getByRole('button', { name: 'Cancel' }).click()
  await expect(field).toHaveCount(0)
})
