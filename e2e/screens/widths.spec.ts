import { expect, type Page } from '@playwright/test'
import { reviewPath, screenPath } from '../../src/config/paths'
import { changeAnswers } from '../console/changeAnswers'
import { boxOf, widen } from '../console/places'
import { allScreens, openScreen } from '../console/screens'
import { untilIdle } from '../console/untilIdle'
import { test } from '../journey'

test.use({ role: 'super-admin', wallet: { account: 0 } })

/** Phones, tablets, split screens, what a laptop has at 200 % zoom, and the widest desks, in CSS pixels. */
const widths = [320, 360, 480, 640, 720, 768, 900, 1023, 1100, 1280, 1440, 2560]

/** The pixels beyond the right edge. */
const pixelsBeyond = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** The tools of a list that stand below another one. */
const toolsBelow = (page: Page) =>
  page.locator('.list-tools-line').evaluateAll((lines) =>
    lines.flatMap(({ children: [first, ...others] }) => {
      const end = first?.getBoundingClientRect().bottom ?? 0
      return others.filter((tool) => tool.getBoundingClientRect().top >= end).map((tool) => tool.textContent)
    }),
  )

/** The cards of tasks that something in them leaves. */
const cardsExceeded = (page: Page) =>
  page
    .locator('.task-grid > li')
    .evaluateAll((cards) => cards.filter((card) => card.scrollWidth > card.clientWidth).length)

/** As with 32 px in the settings of the browser. */
const doubleText = (page: Page) => page.evaluate(() => document.documentElement.style.setProperty('font-size', '28px'))

/** How much of the title in the header is cut off. */
const pixelsOfTitleCut = (page: Page) =>
  page.locator('.header > strong').evaluate((title) => title.scrollWidth - title.clientWidth)

for (const screen of allScreens) {
  test(`${screen} never scrolls sideways, breaks its tools or cuts its title from 320 to 2560 px, nor scrolls with large text`, async ({
    page,
  }) => {
    await openScreen(page, screen)
    for (const width of widths) {
      await widen(page, width)
      expect(await pixelsBeyond(page), `pixels beyond ${width}`).toBeLessThanOrEqual(0)
      expect(await toolsBelow(page), `tools in a second line at ${width}`).toEqual([])
      expect(await pixelsOfTitleCut(page), `pixels of the title cut at ${width}`).toBeLessThanOrEqual(0)
    }
    await widen(page, 360)
    await doubleText(page)
    expect(await pixelsBeyond(page), 'pixels beyond with text twice as large').toBeLessThanOrEqual(0)
  })
}

test('the button of a page stands at its top right wherever the page is wider than a phone', async ({ page }) => {
  await openScreen(page, 'campaign')
  const button = page.locator('.page-top .button')
  for (const width of [641, 700, 768, 1024, 1440]) {
    await widen(page, width)
    const { top, right: end } = await boxOf(button)
    expect(top, `top at ${width}`).toBeLessThan((await boxOf(page.getByRole('heading', { level: 1 }))).bottom)
    expect(end, `end at ${width}`).toBeCloseTo((await boxOf(page.locator('.list'))).right, 0)
  }
})

test('with text twice as large the tools of the activity take a second line, and its search keeps its room', async ({
  page,
}) => {
  await openScreen(page, 'activity')
  await widen(page, 1440)
  await doubleText(page)
  expect(await toolsBelow(page)).not.toEqual([])
  const room = await page.getByRole('searchbox').evaluate((search) => search.clientWidth / 28)
  expect(room, 'rem').toBeGreaterThan(9)
})

/** Fields of any list that people write outside of the console. */
const written = /^(email|name|title|description|public_address|actor|target|reason|label)$/

/** An answer in which each such text ends with a word of two hundred more letters, and each website has a host as long. */
const withLongWords = (answer: string) =>
  JSON.stringify(
    JSON.parse(answer, (key, value: unknown) => {
      if (key === 'website_url') return `https://${`${'w'.repeat(60)}.`.repeat(3)}example/`
      return written.test(key) && typeof value === 'string' ? `${value}${'w'.repeat(200)}` : value
    }),
  )

/** Numbers and amounts, in a column or a figure of any answer. */
const counted =
  /^(amount|points|spunky_points|revenue|users|total_users|point_earned|\w+_campaigns|total_completed|duration)$/

/** An answer in which each such number has forty digits. */
const withLongNumbers = (answer: string) =>
  JSON.stringify(
    JSON.parse(answer, (key, value: unknown) =>
      counted.test(key) && /^[\d.]+$/.test(String(value)) ? '9'.repeat(40) : value,
    ),
  )

const long = { 'word that somebody wrote': withLongWords, number: withLongNumbers }

for (const path of [...allScreens.map(screenPath), reviewPath])
  for (const [what, lengthen] of Object.entries(long))
    test(`no ${what} makes ${path} scroll sideways, however long it is`, async ({ page }) => {
      await page.route('**/api/admin/**', async (route) => {
        if (route.request().method() !== 'GET' || route.request().url().includes('/events')) return route.fallback()
        const response = await route.fetch()
        const isJson = response.ok() && response.headers()['content-type']?.includes('json')
        await route.fulfill(isJson ? { response, body: lengthen(await response.text()) } : { response })
      })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await untilIdle(page)
      for (const width of [320, 1440]) {
        await widen(page, width)
        expect(await pixelsBeyond(page), `pixels beyond ${width}`).toBeLessThanOrEqual(0)
        expect(await cardsExceeded(page), `cards exceeded at ${width}`).toBe(0)
      }
    })

for (const screen of ['users', 'admin-users'] as const) {
  test(`a long e-mail and name leave the menu of a row of ${screen} in sight and free`, async ({ page }) => {
    const text = 'a-long-name.'.repeat(8)
    const email = `${text}person@list.test`
    await changeAnswers(page, new RegExp(`/${screen}\\?.*start=0`), (answer) =>
      answer.replace(/"email":"[^"]+"/, `"email":"${email}"`).replace(/"name":"[^"]+"/, `"name":"${text}"`),
    )
    await openScreen(page, screen)
    const link = page.getByRole('link', { name: email })
    const menu = page.getByRole('button', { name: `Actions for ${email}` })
    for (const width of widths) {
      await widen(page, width)
      const { left, right } = await boxOf(menu)
      expect((await boxOf(link)).right, `end of the e-mail at ${width}`).toBeLessThanOrEqual(left)
      expect(right, `end of the menu at ${width}`).toBeLessThanOrEqual(width)
    }
  })
}

/** By how many pixels the last card of each row of "Needs attention" ends before or after its section. */
const gapsAtEnd = (page: Page) =>
  page.getByRole('region', { name: 'Needs attention' }).evaluate((section) => {
    const rows = new Map<number, number>()
    for (const heading of section.querySelectorAll('h3')) {
      const { top, right } = heading.parentElement?.getBoundingClientRect() ?? new DOMRect()
      rows.set(Math.round(top), Math.max(right, rows.get(Math.round(top)) ?? 0))
    }
    return [...rows.values()].map((end) => Math.round(section.getBoundingClientRect().right - end))
  })

for (const role of ['moderator', 'admin', 'super-admin'] as const)
  test.describe(`a ${role}`, () => {
    test.use({ role })

    test('sees cards of what needs attention that fill their rows on every width', async ({ page }) => {
      await openScreen(page, 'dashboard')
      for (const width of [360, 800, 1100, 1440, 2560]) {
        await widen(page, width)
        const gaps = await gapsAtEnd(page)
        expect(gaps.length, `rows at ${width}`).toBeGreaterThan(1)
        expect(
          gaps.filter((gap) => Math.abs(gap) > 2),
          `gaps at ${width}`,
        ).toEqual([])
      }
    })
  })

test('the charts of chains stand in two columns, so that none of four is alone in its row', async ({ page }) => {
  await openScreen(page, 'dashboard')
  const charts = page.getByRole('region', { name: 'Stakings and Vesting' }).getByRole('figure')
  await expect(charts).toHaveCount(4)
  for (const width of [768, 1100, 1440, 2560]) {
    await widen(page, width)
    const begins = await charts.evaluateAll((all) => all.map((chart) => chart.getBoundingClientRect().left))
    expect(new Set(begins).size, `columns at ${width}`).toBe(2)
  }
})
