import { accountOf } from '../console/sessions'
import { campaignList } from '../console/campaignList'
import { logOut, openMenu } from '../console/shell'
import { signIn } from '../console/signIn'
import { expect, test } from '../journey'
import { once, shapeIndex } from '../shapes'
import { inspect } from '../watch/inspect'
import { roles } from '../../src/contract/roles'

test('a moderator who signs in lands on the dashboard, and each screen has its title', async ({ page, stack }) => {
  await page.goto('/')
  await expect(page).toHaveTitle('Sign in – SSDX Back Office')
  await inspect(page, 'sign-in')

  await signIn(page, accountOf(stack, 'moderator'))
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused()
  await expect(page).toHaveURL('/dashboard')
  await expect(page).toHaveTitle('Dashboard – SSDX Back Office')
  await openMenu(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Campaigns' }).click()
  await expect(page).toHaveTitle('Campaigns – SSDX Back Office')
  await expect(campaignList(page).range).toHaveText('1-10 of 240')
})

test('an editor lands on the tasks, and opening the campaigns asks the server for none', async ({ page, stack }) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))

  await page.goto('/')
  await signIn(page, accountOf(stack, 'editor'))
  await expect(page.getByRole('heading', { level: 1, name: 'Tasks' })).toBeFocused()
  await openMenu(page)
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Campaigns' })).toHaveCount(0)

  await page.goto('/campaign')
  await expect(page.getByText('Your role cannot open this page')).toBeVisible()
  await expect(page).toHaveURL('/tasks')
  expect(asked.filter((path) => path.includes('campaign-'))).toEqual([])
})

test('a wrong password says so, keeps the e-mail and lets try again', async ({ page, stack, watch }, testInfo) => {
  watch.expectStatus(401)
  // Five wrong passwords lock an account for a while, so each screen shape uses its own account.
  const { email } = accountOf(stack, roles[shapeIndex(testInfo)] ?? 'moderator')
  await page.goto('/')
  await signIn(page, { email, password: 'not this one' })
  await expect(page.getByText('E-mail or password is wrong')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
  await expect(page).toHaveURL('/')
  await inspect(page, 'sign-in-refused')
})

test('an empty form names its first error, marks both fields and sends nothing', { tag: once }, async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/login')) sent.push(request.url())
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('E-mail is required')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('Password is required')
  await inspect(page, 'sign-in-errors')
  expect(sent).toEqual([])
})

test('an address that was asked for opens after the sign-in', { tag: once }, async ({ page, stack }) => {
  await page.goto('/campaign?page=3')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await signIn(page, accountOf(stack, 'moderator'))
  await expect(page).toHaveURL('/campaign?page=3')
  await expect(campaignList(page).range).toHaveText('21-30 of 240')
})

test('an address that does not exist leads to the sign-in', { tag: once }, async ({ page }) => {
  await page.goto('/no/such/screen')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

test(
  'an invited moderator sets a password with the link and signs in with it',
  { tag: once },
  async ({ page, api, sessions, watch }, testInfo) => {
    const email = `invited.${testInfo.project.name}.${testInfo.workerIndex}@ssdx.test`
    const { token } = await sessions.of('super-admin')
    const { invitation } = await api.createAdmin(token, { name: 'Ines Invited', role: 'moderator', email })
    const password = 'a quiet harbour at dusk'

    await page.goto(`/?invite=${encodeURIComponent(invitation)}`)
    await expect(page.getByRole('heading', { name: 'Accept your invitation' })).toBeVisible()
    await expect(page).toHaveTitle('Accept your invitation – SSDX Back Office')
    await expect(page.getByText("You've been invited to SSDX Back Office.")).toBeVisible()
    await expect(page.getByText(/invited you/)).toContainText(
      `Ines Invited, as Moderator. You'll sign in with ${email}.`,
    )
    await inspect(page, 'invitation')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Confirm Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('Your password is set. Sign in with it')).toBeVisible()
    await expect(page).toHaveURL('/')

    // The e-mail need not be typed.
    await expect(page.getByLabel('E-mail')).toHaveValue(email)
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await expect(page.getByText('Ines Invited')).toBeVisible()

    // After a reload, the page did not begin with the sign-in form that it shows then.
    await page.reload()
    // The counts of the dashboard may be on their way just when the session ends.
    watch.expectStatus(401)
    await logOut(page)
    await expect(page).toHaveTitle('Sign in – SSDX Back Office')
    await expect(page.getByText('SSDX Back Office', { exact: true })).toBeVisible()
    watch.expectStatus(410)
    await page.goto(`/?invite=${encodeURIComponent(invitation)}`)
    await expect(page.getByText('This invitation has expired or was used.')).toBeVisible()
    await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0)
    await inspect(page, 'invitation-used')
    await page.getByRole('link', { name: 'Back to sign-in' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  },
)
