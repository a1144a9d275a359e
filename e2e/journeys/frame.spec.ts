import type { Page } from '@playwright/test'
import { screens } from '../../src/app/screens'
import { screenPath } from '../../src/config/paths'
import { endpoints } from '../../src/contract/endpoints'
import { roles } from '../../src/contract/roles'
import { untilPainted, withoutScripts } from '../console/withoutScripts'
import { holdBack } from '../console/holdBack'
import { openScreen, untilRead } from '../console/screens'
import { withoutEvents } from '../console/withoutEvents'
import { untilIdle } from '../console/untilIdle'
import { expect, test } from '../journey'
import { once } from '../shapes'
import { inspect, untilStill } from '../watch/inspect'
import { moved, watchMoves } from '../watch/moved'

/** The places of the parts of the shell; the browser counts no shift if other elements take these places. */
const placesOfShell = (page: Page) =>
  page.locator('.header, .sidebar, .sidebar a, main').evaluateAll((parts) =>
    parts.flatMap((part) => {
      const { x, y, width } = part.getBoundingClientRect()
      // On a phone the sidebar is not there.
      return width > 0 ? [{ x, y, width }] : []
    }),
  )

test.describe('with a session', () => {
  test.use({ role: 'moderator' })

  test('nothing moves when the console takes the frame over and its page comes, and next to nothing when the rows come', async ({
    page,
  }) => {
    await watchMoves(page)
    const scripts = await withoutScripts(page)
    const code = await holdBack(page, '**/assets/users.*.js')
    const rows = await holdBack(page, `**${endpoints.users.path}?**`)
    await page.goto('/users', { waitUntil: 'commit' })
    await page.locator('main').waitFor()
    await untilPainted(page)
    const before = await placesOfShell(page)
    await scripts.release()
    await expect(page.locator('#frame')).toHaveCount(0)
    await untilStill(page)
    expect(await placesOfShell(page)).toEqual(before)
    await code.release()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await untilStill(page)
    expect(await placesOfShell(page)).toEqual(before)
    expect(await moved(page)).toBeLessThan(0.01)
    await rows.release()
    await untilRead(page, 'users')
    await expect(page.getByRole('radio', { name: /^All, / })).toBeAttached()
    await untilStill(page)
    // Columns become as wide as their rows want.
    expect(await moved(page)).toBeLessThan(0.03)
  })

  for (const screen of ['staking', 'campaign'] as const)
    test(`next to nothing moves while the figures and rows of ${screen} come`, async ({ page }) => {
      await watchMoves(page)
      await openScreen(page, screen)
      await untilStill(page)
      expect(await moved(page)).toBeLessThan(0.03)
    })
})

test.describe('for a super-admin', () => {
  test.use({ role: 'super-admin' })

  test(
    'each screen asks for its first rows before its scripts have come, and asks for nothing twice',
    { tag: once },
    async ({ page, watch }) => {
      const early = [
        ...screens.flatMap(({ screen, first, below = [] }) => [
          { address: screenPath(screen), first },
          ...below.map((page) => ({ address: page.path, first: page.first })),
        ]),
        { address: `${screenPath('users')}?status=inactive&sort=-email`, first: { call: 'users' as const } },
      ].flatMap(({ address, first }) => (first ? [{ address, path: endpoints[first.call].path }] : []))
      expect(early.length).toBeGreaterThan(8)
      await withoutEvents(page, watch)
      for (const { address, path } of early) {
        const asked: string[] = []
        page.on('request', (request) => {
          const { pathname, searchParams } = new URL(request.url())
          // Two addresses with the same parameters in another order are the same.
          searchParams.sort()
          asked.push(`${pathname}?${searchParams.toString()}`)
        })
        const scripts = await withoutScripts(page)
        const first = page.waitForRequest((request) => new URL(request.url()).pathname === path)
        await page.goto(address, { waitUntil: 'commit' })
        await first
        await expect(page.locator('.shell')).toBeVisible()
        const stream = page.waitForRequest((request) => new URL(request.url()).pathname === endpoints.events.path)
        await scripts.release()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await stream
        await untilIdle(page)
        const calls = asked.filter((call) => call.startsWith('/api/admin/') && !call.includes('/events'))
        expect(
          calls.filter((call, index) => calls.indexOf(call) !== index),
          address,
        ).toEqual([])
        page.removeAllListeners('request')
        await page.unroute('**/assets/*.js')
      }
    },
  )

  test(
    'the frame stands before any script has come, and the page of rows that the address names is asked for',
    { tag: once },
    async ({ page }) => {
      const scripts = await withoutScripts(page)
      const first = page.waitForRequest(/campaign-ads\?start=20&end=29&status=active&sort=-amount$/)
      await page.goto('/campaign?page=3&status=active&sort=-amount', { waitUntil: 'commit' })
      await first
      await expect(page.getByRole('status')).toHaveText('Loading...')
      await expect(page.getByRole('heading', { name: 'Sign in' })).toHaveCount(0)
      await inspect(page, 'frame-without-scripts')
      await scripts.release()
      await expect(page.getByText(/^21-30 of \d+$/)).toBeVisible()
    },
  )

  test(
    'the menu of the frame leads to other screens without a script, and keeps the focus when the console takes its place',
    { tag: once },
    async ({ page }) => {
      const scripts = await withoutScripts(page)
      await page.goto('/campaign', { waitUntil: 'commit' })
      await expect(page).toHaveTitle('Campaigns – SSDX Back Office')
      await page.getByRole('link', { name: 'Tasks' }).click()
      await expect(page).toHaveTitle('Tasks – SSDX Back Office')
      await expect(page.getByRole('link', { name: 'Tasks' })).toHaveAttribute('aria-current', 'page')
      await expect(page.locator('[aria-current]')).toHaveCount(1)
      const users = page.getByRole('link', { name: 'Users', exact: true })
      await users.focus()
      await scripts.release()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('#frame')).toHaveCount(0)
      await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(1)
      await expect(users).toBeFocused()
    },
  )

  test(
    'a session that the server has ended is told as always, though the first request left early',
    { tag: once },
    async ({ page, watch }) => {
      watch.expectStatus(401)
      await page.route('**/api/admin/**', (route) =>
        route.fulfill({ status: 401, json: { message: 'Sign in to continue' } }),
      )
      await page.goto('/users')
      await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible()
    },
  )
})

for (const role of roles)
  test.describe(`for the role ${role}`, () => {
    test.use({ role })

    test('the frame has the menu of the console', { tag: once }, async ({ page }) => {
      const menu = () => page.getByRole('navigation', { name: 'Main' }).ariaSnapshot()
      const scripts = await withoutScripts(page)
      await page.goto('/tasks', { waitUntil: 'commit' })
      await expect(page.locator('#frame [aria-current=page]')).toHaveText('Tasks')
      const before = await menu()
      await scripts.release()
      await expect(page.locator('#frame')).toHaveCount(0)
      expect(await menu()).toBe(before)
    })
  })
