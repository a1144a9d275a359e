import { pathOf } from '../../src/contract/endpoints'
import { changeAnswers } from '../console/changeAnswers'
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
  // Until then the old rows are shown, and an entry opened now could be one of them.
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

test('the e-mail of who was changed is never wholly cut off, and the hint of the search is not cut at all', async ({
  page,
}) => {
  const email = 'somebody.with.a.long.name@example.com'
  await changeAnswers(page, /\/api\/admin\/activity\?/, (text) =>
    text
      .replaceAll(/"action":"[^"]*"/g, '"action":"toggleUser"')
      .replaceAll(/"target":"[^"]*"/g, `"target":"user 7 ${email}"`),
  )
  await openScreen(page, 'activity')
  const search = page.getByRole('searchbox')
  expect(await search.evaluate((field) => field.clientWidth)).toBeGreaterThan(300)
  const link = page.locator('tbody').getByText(email).first()
  for (const width of [1440, 800, 720]) {
    await page.setViewportSize({ width, height: 800 })
    // Nobody can point at text that an ellipsis replaces as a whole.
    const isShown = () =>
      link.evaluate((text) => {
        const { left, top, height } = text.getBoundingClientRect()
        return text.contains(document.elementFromPoint(left + 4, top + height / 2))
      })
    await expect.poll(isShown, { message: `its beginning at ${width}` }).toBe(true)
  }
})
