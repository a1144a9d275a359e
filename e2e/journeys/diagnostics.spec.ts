import { expect, test } from '../journey'
import { once } from '../shapes'

test.use({ role: 'super-admin', permissions: ['clipboard-read', 'clipboard-write'] })

test(
  'the palette copies what the console has done, by keys alone and without what was searched for',
  {
    tag: once,
  },
  async ({ page, session }) => {
    await page.goto('/users?search=nora%40opensesame.example')
    await expect(page.getByRole('heading', { level: 1, name: 'All Users' })).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search, or type a command' }).fill('diagnostics')
    await expect(page.getByRole('option')).toHaveText('Copy diagnostics')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Diagnostics copied')).toBeVisible()
    const text = await page.evaluate(() => navigator.clipboard.readText())
    expect(text).toMatch(/^Version: \d+\.\d+\.\d+$/m)
    expect(text).toMatch(/^main\.\w+\.js$/m)
    expect(text).toContain('Role: super-admin, signedIn')
    expect(text).toContain('app/domainStarted {"payload":"users"}')
    expect(text).not.toContain('opensesame')
    expect(session).toBeDefined()
    expect(text).not.toContain(session?.token ?? '')
  },
)

test('the error screen copies the same while the code of the page is gone', async ({ page, watch }) => {
  watch.expectStatus(404)
  await page.goto('/campaign')
  await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible()
  await page.route(/assets\/tasks\.\w+\.js/, (route) => route.fulfill({ status: 404 }))
  await page.goto('/tasks')
  await expect(page.getByRole('heading', { level: 1, name: "This page couldn't be shown" })).toBeVisible()
  const copy = page.getByRole('button', { name: 'Copy diagnostics' })
  await copy.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Diagnostics copied')).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toContain('/tasks')
  expect(text).toMatch(/api\/executeQuery|app\/domainStarted/)
})
