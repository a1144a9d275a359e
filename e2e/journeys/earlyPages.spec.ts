import type { Page } from '@playwright/test'
import { endpoints } from '../../src/contract/endpoints'
import { changeAnswers } from '../console/changeAnswers'
import { expectSameLater, listScreens, withoutConsole } from '../console/earlyPage'
import { untilRead } from '../console/screens'
import { holdBack } from '../console/holdBack'
import { withoutEvents } from '../console/withoutEvents'
import { expect, test } from '../journey'
import { once } from '../shapes'
import { inspect, untilStill } from '../watch/inspect'

/** Changes the text of the answers with the rows of a list. */
const changeRows = (page: Page, list: 'users' | 'adminUsers', change: (answer: string) => string) =>
  changeAnswers(page, `**${endpoints[list].path}?**`, change)

test.describe('for a super-admin', () => {
  test.use({ role: 'super-admin' })

  for (const screen of listScreens)
    test(`the rows of ${screen} can be read before the console has come, and are the same where they are when it comes`, async ({
      page,
      watch,
    }) => {
      await withoutEvents(page, watch)
      await expectSameLater(page, screen)
    })

  test(
    'the page, order and filter of an address are read early, and the hidden columns of this browser are hidden',
    {
      tag: once,
    },
    async ({ page, watch }) => {
      await withoutEvents(page, watch)
      await page.addInitScript(() => localStorage.setItem('columns.Users', '["Points"]'))
      const code = await withoutConsole(page)
      await page.goto('/users?page=2&size=25&status=active&sort=-email', { waitUntil: 'commit' })
      const rows = page.locator('#frame tbody tr')
      await expect(rows).toHaveCount(25)
      await expect(page.locator('#frame th')).not.toContainText(['Points'])
      await expect(page.locator('#frame th[aria-sort=descending]')).toHaveText('Email')
      const early = await rows.allInnerTexts()
      await code.release()
      await untilRead(page, 'users')
      expect(await page.locator('#root tbody tr').allInnerTexts()).toEqual(early)
    },
  )

  test('what stands early can be read in both themes', async ({ page }) => {
    await withoutConsole(page)
    await page.goto('/users', { waitUntil: 'commit' })
    await expect(page.locator('#frame main h1')).toBeVisible()
    await expect(page.getByText('Loading...')).toHaveCount(1)
    await inspect(page, 'users-early')
  })

  test('without its code the skeleton stays, and the console comes', { tag: once }, async ({ page, watch }) => {
    const missing = '**/assets/early-users.*.js'
    watch.expectStatus(404)
    await page.route(missing, (route) => route.fulfill({ status: 404 }))
    const code = await withoutConsole(page)
    const asked = page.waitForResponse(missing)
    await page.goto('/users', { waitUntil: 'commit' })
    await asked
    await untilStill(page)
    await expect(page.locator('#frame .page-skeleton-rows')).toBeVisible()
    await code.release()
    await untilRead(page, 'users')
    await expect(page.getByRole('row')).toHaveCount(11)
  })

  for (const address of ['/users', '/'])
    test(
      `without the first script ${address} says that the console could not be loaded`,
      { tag: once },
      async ({ page, watch }) => {
        watch.expectStatus(404)
        await page.route('**/assets/main.*.js', (route) => route.fulfill({ status: 404 }))
        if (address === '/') await page.addInitScript(() => localStorage.clear())
        await page.goto(address)
        await expect(page.getByRole('alert')).toHaveText(/^The console couldn't be loaded[.]/)
      },
    )

  test('what is typed in the early search is searched for when the console has come, and typing goes on', async ({
    page,
  }) => {
    const code = await withoutConsole(page)
    await page.goto('/users', { waitUntil: 'commit' })
    const early = page.locator('#frame').getByRole('searchbox', { name: 'search by email' })
    await early.click()
    await page.keyboard.type('webr')
    await page.keyboard.press('ArrowLeft')
    await code.release()
    await untilRead(page, 'users')
    await page.keyboard.type('e')
    await expect(page.getByRole('searchbox')).toHaveValue('weber')
    await expect(page).toHaveURL(/[?]search=weber$/)
    for (const row of await page.locator('tbody tr').all()) await expect(row).toContainText('weber')
  })

  test('"/" goes to the early search, unless single keys are switched off', { tag: once }, async ({ page }) => {
    const code = await withoutConsole(page)
    await page.goto('/users', { waitUntil: 'commit' })
    const early = page.locator('#frame').getByRole('searchbox')
    await expect(early).toBeVisible()
    await page.evaluate(() => localStorage.setItem('shortcuts', 'off'))
    await page.keyboard.press('/')
    await expect(early).not.toBeFocused()
    await page.evaluate(() => localStorage.removeItem('shortcuts'))
    await page.keyboard.type('/weber')
    await expect(early).toHaveValue('weber')
    await code.release()
    await expect(page).toHaveURL(/[?]search=weber$/)
    await expect(page.locator('#root').getByRole('searchbox')).toBeFocused()
  })

  test(
    'while the code of a list is on its way, its early rows stay and can be searched',
    { tag: once },
    async ({ page }) => {
      const code = await holdBack(page, '**/assets/users.*.js')
      const console = page.waitForResponse('**/assets/frame.*.js')
      await page.goto('/users', { waitUntil: 'commit' })
      await console
      const early = page.locator('#frame').getByRole('searchbox')
      await early.fill('weber')
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      await expect(page.locator('#frame tbody tr')).toHaveCount(10)
      await code.release()
      await expect(page).toHaveURL(/[?]search=weber$/)
      await expect(page.locator('#root').getByRole('searchbox')).toBeFocused()
    },
  )

  test('an address that searches fetches nothing that would draw it early', { tag: once }, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/users?search=weber')
    await untilRead(page, 'users')
    expect(asked.filter((url) => url.includes('/early-'))).toEqual([])
  })

  test('text of the server stays text', { tag: once }, async ({ page }) => {
    const email = '<img src=x onerror=alert(1)>'
    await changeRows(page, 'users', (answer) => answer.replace(/"email":"[^"]+"/g, `"email":"${email}"`))
    await withoutConsole(page)
    await page.goto('/users', { waitUntil: 'commit' })
    await expect(page.locator('#frame tbody tr').first()).toContainText(email)
    await expect(page.locator('#frame main img')).toHaveCount(0)
  })

  test('the frame keeps its skeleton for what only the console can show', { tag: once }, async ({ page }) => {
    const cases: readonly [address: string, change: (answer: string) => string][] = [
      ['/users?status=active', (answer) => answer.replace('"applied"', '"else"')],
      ['/users', (answer) => answer.replace(/"id":"?\d+"?/, '"id":null')],
      ['/users', () => '{"data":"no list"}'],
      ['/users', () => '{"data":[]}'],
      ['/users', () => '<h1>No JSON</h1>'],
    ]
    await withoutConsole(page)
    for (const [address, change] of cases) {
      await changeRows(page, 'users', change)
      const drawn = page.waitForResponse('**/assets/early-users.*.js')
      await page.goto(address, { waitUntil: 'commit' })
      await drawn
      // The early page reads a copy of the answer; two tasks later it has been drawn, or will not be.
      await page.evaluate(async () => {
        const response = await window.earlyRequest?.answer
        await response?.clone().text()
        for (let task = 0; task < 2; task += 1) await new Promise((resolve) => setTimeout(resolve))
      })
      await untilStill(page)
      await expect(page.locator('#frame .page-skeleton-rows')).toBeVisible()
      await page.unroute(`**${endpoints.users.path}?**`)
    }
  })
})

test.describe('for an admin', () => {
  test.use({ role: 'admin' })

  test('nobody whom the role may not see is shown early', { tag: once }, async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const rows = document.querySelector('tbody')?.textContent ?? ''
        if (rows.includes('Super Admin')) document.documentElement.dataset.told = rows
      }).observe(document, { childList: true, subtree: true })
    })
    await changeRows(page, 'adminUsers', (answer) => answer.replace(/"role":"[^"]+"/g, '"role":"super-admin"'))
    await page.goto('/admin-users')
    await untilRead(page, 'admin-users')
    expect(await page.locator('html').getAttribute('data-told')).toBeNull()
  })
})
