import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { freePort } from '../../server/testing/freePort'
import { endpoints } from '../../src/contract/endpoints'
import { changeAnswers } from '../console/changeAnswers'
import { untilPainted, withoutScripts } from '../console/withoutScripts'
import { accountOf } from '../console/sessions'
import { expect, test } from '../journey'
import { once } from '../shapes'
import { inspect, untilStill } from '../watch/inspect'
import { moved, watchMoves } from '../watch/moved'

/** Waits until React has taken over the form. */
const untilTakenOver = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.entry === undefined)

test('the sign-in form is used before any script has come: nothing typed is lost, and it is sent once', async ({
  page,
  stack,
}) => {
  const scripts = await withoutScripts(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
  })
  const { email, password } = accountOf(stack, 'moderator')
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page).toHaveTitle('Sign in – SSDX Back Office')
  await page.getByLabel('E-mail').click()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  const field = page.getByLabel('Password', { exact: true })
  await page.getByRole('button', { name: 'Show Password' }).click()
  await expect(field).toHaveAttribute('type', 'text')
  await inspect(page, 'sign-in-without-scripts')
  await page.getByRole('button', { name: 'Hide Password' }).click()
  await expect(field).toHaveAttribute('type', 'password')
  await field.press('Enter')
  expect(sent).toEqual([])

  await scripts.release()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused()
  expect(sent.filter((path) => path === endpoints.login.path)).toHaveLength(1)
})

test('a submit before any script has come is withdrawn by typing on', { tag: once }, async ({ page, stack }) => {
  const scripts = await withoutScripts(page)
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === endpoints.login.path) sent.push(request.postDataJSON())
  })
  const { email, password } = accountOf(stack, 'moderator')
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByLabel('E-mail').click()
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  const field = page.getByLabel('Password', { exact: true })
  await field.pressSequentially(password.slice(0, 9))
  await scripts.release()
  await untilTakenOver(page)
  await field.press('End')
  await page.keyboard.type(password.slice(9))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused()
  expect(sent).toEqual([{ email, password }])
  // Fields that belong to no form.
  await page.getByRole('link', { name: 'Users', exact: true }).click()
  await page.getByRole('searchbox').fill('a')
})

test(
  'the form keeps what was typed when the code of its page comes at the second attempt',
  { tag: once },
  async ({ page, watch }) => {
    watch.expectOffline()
    const scripts = await withoutScripts(page)
    let requests = 0
    await page.route('**/assets/signIn.*.js', async (route) => {
      requests += 1
      await (requests === 1 ? route.abort('internetdisconnected') : route.continue())
    })
    await page.goto('/', { waitUntil: 'commit' })
    const field = page.getByLabel('E-mail')
    await field.pressSequentially('mona@tour.example')
    await scripts.release()
    await untilTakenOver(page)
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
    await expect(field).toHaveValue('mona@tour.example')
    expect(requests).toBe(2)
  },
)

test('the caret and the typing go on while the scripts take the form over', { tag: once }, async ({ page }) => {
  const scripts = await withoutScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const field = page.getByLabel('E-mail')
  await field.pressSequentially('mona@example')
  for (let step = 0; step < 'example'.length; step += 1) await field.press('ArrowLeft')
  const element = await field.elementHandle()
  await scripts.release()
  await untilTakenOver(page)
  await page.keyboard.type('tour.')
  await expect(field).toHaveValue('mona@tour.example')
  expect(await field.evaluate((now, before) => now === before, element)).toBe(true)
})

test('nothing moves when the scripts take the sign-in form over', async ({ page }) => {
  await watchMoves(page)
  const scripts = await withoutScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByLabel('E-mail').waitFor()
  await untilPainted(page)
  await scripts.release()
  await untilTakenOver(page)
  await untilStill(page)
  expect(await moved(page)).toBeLessThan(0.01)
})

test(
  'nothing is painted while only a part of the sign-in form has come',
  { tag: once },
  async ({ browser, request }) => {
    const document = await (await request.get('/')).text()
    const middle = document.indexOf('type="password"')
    let sendRest = () => {}
    const server = createServer(({ url }, response) => {
      if (url !== '/') return
      response.writeHead(200, { 'content-type': 'text/html' }).write(document.slice(0, middle))
      sendRest = () => response.end(document.slice(middle))
    })
    const port = await freePort()
    server.listen(port, '127.0.0.1')
    const page = await browser.newPage()
    await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'commit' })
    await page.locator('input[type=email]').waitFor({ state: 'attached' })
    // What keeps the browser from painting keeps it from calling anything at a frame too.
    for (let turn = 0; turn < 50; turn += 1) await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
    expect(await page.evaluate(() => performance.getEntriesByType('paint'))).toEqual([])
    sendRest()
    await untilPainted(page)
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
    await page.close()
    server.closeAllConnections()
    server.close()
  },
)

for (const entry of ['somebody signed out', 'a session'] as const)
  test.describe(`with ${entry}`, () => {
    if (entry === 'a session') test.use({ role: 'super-admin' })

    test('an unusable configuration is told once, without a reload', { tag: once }, async ({ page }) => {
      let loads = 0
      await changeAnswers(page, '**/users', (text) => {
        loads += 1
        return (
          text
            .replace(/(id="app-config">)[^<]*/, '$1{"appName":"SSDX"}')
            // It reads the same configuration.
            .replace(/<script src="\/sandbox\/wallet[^>]*><\/script>/, '')
        )
      })
      await page.goto('/users')
      await page.mouse.move(100, 100)
      await expect(page.getByRole('main')).toHaveText(/^The configuration in index.html cannot be used: /)
      await expect(page.locator('body')).not.toContainText('Loading')
      expect(loads).toBe(1)
    })
  })
