import type { Page } from '@playwright/test'
import { signIn } from '../console/signIn'
import { expect } from '../journey'
import { password } from '../plainServer/sessions'
import { listOf } from './list'
import { test } from './plainJourney'

const missing = 'This part of the console is missing. Try again, or reload the page.'

/** The documents that a page has fetched, the answers at the addresses of the new build's scripts, and what has not come yet. */
function fetched(page: Page) {
  const paths: string[] = []
  let pending = 0
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    paths.push(request.isNavigationRequest() ? 'document' : pathname)
    pending += 1
  })
  const ended = () => (pending -= 1)
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  return {
    pending: () => pending,
    documents: () => paths.filter((path) => path === 'document').length,
    isNew: () => paths.some((path) => path.startsWith('/assets-2/main.')),
  }
}

/** Waits for everything that a page fetches by itself. Its last script draws the button. */
async function untilAllHasCome(page: Page, { pending }: ReturnType<typeof fetched>) {
  await expect(page.getByRole('button', { name: 'Transactions' })).toBeVisible()
  await expect.poll(pending).toBe(0)
}

const goTo = (page: Page, screen: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: screen, exact: true }).click()

test.beforeEach(({ watch }) => {
  // This server answers unknown paths with index.html, as servers of single-page apps do; the browser refuses that as a
  // script.
  watch.expectForeignScript()
})

test('a visitor whose sign-in was open while the console was deployed comes to the first page all the same', async ({
  page,
  server,
}) => {
  const seen = fetched(page)
  const console = page.waitForRequest(/\/assets\/frame\./)
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.mouse.move(100, 100)
  await console
  await expect.poll(seen.pending).toBe(0)
  server.deploy()
  await signIn(page, { email: server.accountOf('moderator').email, password })
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  expect([seen.documents(), seen.isNew()]).toEqual([2, true])
  await goTo(page, 'Users')
  await expect(listOf(page, 'Users').range).toHaveText('1-10 of 123')
  expect(seen.documents()).toBe(2)
})

test.describe('for a super-admin', () => {
  test.use({ role: 'super-admin' })

  test('an open page stands while the console is deployed, says what it cannot open, and gets to the new one by itself', async ({
    page,
    server,
  }) => {
    const seen = fetched(page)
    const users = listOf(page, 'Users')
    await page.goto('/users')
    await expect(users.range).toHaveText('1-10 of 123')
    await untilAllHasCome(page, seen)
    server.deploy()
    const menu = page.getByRole('button', { name: /^Actions for/ }).first()
    await menu.click()
    await expect(page.getByText(missing)).toBeVisible()
    await users.next.click()
    await expect(users.range).toHaveText('11-20 of 123')
    expect([seen.documents(), seen.isNew()]).toEqual([1, false])

    await goTo(page, 'Campaigns')
    await expect(listOf(page, 'Campaigns').range).toHaveText('1-10 of 37')
    await expect(page.getByText(missing)).toHaveCount(0)
    expect([seen.documents(), seen.isNew()]).toEqual([2, true])
    await menu.click()
    await expect(page.getByRole('menu')).toBeVisible()
  })

  test('what is typed when the console is deployed is still there after the reload that a message offers', async ({
    page,
    server,
  }) => {
    const seen = fetched(page)
    const setting = server.platform.settings.find(({ key }) => key === 'minimum_points')
    await page.goto('/setting')
    const field = page.getByLabel('Minimium Points', { exact: true })
    await field.fill('250')
    await untilAllHasCome(page, seen)
    server.deploy()
    const update = page.getByRole('button', { name: 'Update Minimium Points' })
    await update.click()
    await expect(page.getByText(missing)).toBeVisible()
    await expect(field).toHaveValue('250')
    expect(seen.documents()).toBe(1)

    page.once('dialog', (dialog) => void dialog.accept())
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect.poll(seen.isNew).toBe(true)
    await expect(field).toHaveValue('250')
    await update.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Update' }).click()
    await expect(page.getByText('The setting has been saved')).toBeVisible()
    expect(setting?.value).toBe(250)
  })
})
