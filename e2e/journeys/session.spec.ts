import { accountOf } from '../console/sessions'
import { logOut } from '../console/shell'
import { signIn } from '../console/signIn'
import { expect, test } from '../journey'
import { anyTheme } from '../shapes'

test(
  'logging out ends the session here and on the server, and no address shows campaigns any more',
  { tag: anyTheme },
  async ({ page, stack, api }) => {
    await page.goto('/')
    await signIn(page, accountOf(stack, 'moderator'))
    await expect(page.getByRole('heading', { name: 'Campaigns' })).toBeVisible()
    const token = await page.evaluate(() => localStorage.getItem('access_token'))

    await logOut(page)
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(await page.evaluate(() => [localStorage.getItem('user'), localStorage.getItem('access_token')])).toEqual([
      null,
      null,
    ])
    await expect(api.campaignStats(token ?? '')).rejects.toThrow('401')
    await page.goto('/campaign')
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  },
)

test(
  'logging out in one tab signs the other out within a second',
  { tag: anyTheme },
  async ({ page, context, stack }) => {
    await page.goto('/')
    await signIn(page, accountOf(stack, 'moderator'))
    await expect(page.getByRole('heading', { name: 'Campaigns' })).toBeVisible()
    const other = await context.newPage()
    await other.goto('/campaign')
    await expect(other.getByRole('heading', { name: 'Campaigns' })).toBeVisible()

    await logOut(page)
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible({ timeout: 1_000 })
  },
)

test('signing in in one tab signs the other in', { tag: anyTheme }, async ({ page, context, stack }) => {
  const other = await context.newPage()
  await other.goto('/')
  await page.goto('/')
  await signIn(page, accountOf(stack, 'moderator'))
  await expect(page.getByRole('heading', { name: 'Campaigns' })).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Campaigns' })).toBeVisible()
})

test.describe('with a stored session', () => {
  test.use({ role: 'moderator' })

  test(
    'a stored session that is damaged or disagrees with its token means signed out, and both forms go',
    { tag: anyTheme },
    async ({ page, sessions }) => {
      const session = await sessions.of('moderator')
      const whole = { user: JSON.stringify(session), access_token: session.token }
      const keys = () => page.evaluate(() => Object.keys(localStorage))
      await page.goto('/campaign')
      await expect(page.getByRole('heading', { name: 'Campaigns' })).toBeVisible()

      for (const damage of [{ user: '{"token":' }, { user: '"a text"' }, { access_token: 'another token' }]) {
        await page.evaluate((entries) => Object.assign(localStorage, entries), { ...whole, ...damage })
        await page.goto('/campaign')
        await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
        await expect.poll(keys).not.toContain('user')
        expect(await keys()).not.toContain('access_token')
      }
    },
  )
})
