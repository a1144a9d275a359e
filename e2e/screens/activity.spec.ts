import { pathOf } from '../../src/contract/endpoints'
import { accountOf } from '../console/sessions'
import { openScreen, searchFor } from '../console/screens'
import { expect, test } from '../journey'
import { inspect } from '../watch/inspect'

test.use({ role: 'super-admin' })

test('a changed setting stands in the activity with both values and who changed it, and a refusal is found by its outcome', async ({
  page,
  stack,
  request,
  sessions,
}) => {
  await openScreen(page, 'setting')
  const field = page.getByLabel('Points per Referral', { exact: true })
  const before = await field.inputValue()
  const after = `${before}1`
  await field.fill(after)
  await page.getByRole('button', { name: 'Update Points per Referral' }).click()
  await page
    .getByRole('dialog', { name: 'Update Points per Referral?' })
    .getByRole('button', { name: 'Update' })
    .click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(field).toHaveValue(before)

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Activity' }).click()
  // Until then the rows are those of before, and an entry opened now could be one of them.
  await searchFor(page, 'activity', 'referral_bonus')
  const line = page
    .getByRole('row')
    .filter({ hasText: `${before} → ${after}` })
    .first()
  await expect(line).toContainText(accountOf(stack, 'super-admin').email)
  await expect(line).toContainText('Changed setting Points per Referral')
  await line.getByRole('button', { name: /^Details of entry/ }).click()
  const details = page.getByRole('dialog', { name: /^Entry \d+$/ })
  await expect(details.locator('pre')).toHaveText([`{\n  "value": "${before}"\n}`, `{\n  "value": "${after}"\n}`])
  await inspect(page, 'activity-line')
  await details.getByRole('button', { name: 'Close' }).click()

  const { token } = await sessions.of('moderator')
  const answer = await request.get(pathOf('settings'), { headers: { Authorization: `Bearer ${token}` } })
  expect(answer.status()).toBe(403)
  await page.getByRole('radio', { name: 'Refused' }).click()
  await searchFor(page, 'activity', `${accountOf(stack, 'moderator').email} read GET ${pathOf('settings')}`)
  const refused = page.getByRole('row').filter({ hasText: 'Tried to open restricted data' }).first()
  await expect(refused.getByText('Refused')).toBeVisible()
  await refused.getByRole('button', { name: /^Details of entry/ }).click()
  await expect(details.getByText(answer.headers()['x-request-id'] ?? 'no id')).toBeVisible()
})
