import type { Page } from '@playwright/test'
import { reviewPath } from '../../src/config/paths'
import { changeAnswers } from '../console/changeAnswers'
import { boxOf } from '../console/places'
import { expect, test } from '../journey'

test.use({ role: 'super-admin' })

const unsafe = 'The first one, whose website is none'
const long = 'The second one, with a title as long as anyone has ever typed'
const given: Readonly<Record<string, readonly string[]>> = {
  title: [unsafe, long, 'عرض الربيع للأعضاء الجدد'],
  website_url: ['javascript:alert(1)'],
  amount: ['3325'],
}

/** An answer whose first campaigns are these: other journeys decide the campaigns of the seeds. */
function withGiven(answer: string) {
  const counts = new Map<string, number>()
  return JSON.stringify(
    JSON.parse(answer, (key, value: unknown) => {
      const count = counts.get(key) ?? 0
      counts.set(key, count + 1)
      return given[key]?.[count] ?? value
    }),
  )
}

test.beforeEach(({ page }) => changeAnswers(page, /campaign-ads\?.*status=waiting/, withGiven))

/** Shows the campaign of the queue with this title. */
async function open(page: Page, title: string) {
  await page.goto(reviewPath)
  await queued(page, title).click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(title)
}

const queued = (page: Page, title: string) =>
  page.getByRole('navigation', { name: 'Waiting campaigns' }).getByRole('button', { name: title })

/** Where the last words of an element end, also where they are cut off. */
const endOfWords = (element: Element) => {
  const words = document.createRange()
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) words.selectNodeContents(walker.currentNode)
  return words.getBoundingClientRect().right
}

test('what is odd about a website, and the terms, stand above the buttons that decide', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, unsafe)
  await expect(queued(page, unsafe)).toContainText('Unsafe link')
  const campaign = page.getByRole('article')
  const warning = campaign.getByText(/This is a “javascript:” link, not a website/)
  expect((await boxOf(warning)).bottom).toBeLessThan((await boxOf(campaign.locator('video, img'))).top)
  const facts = campaign.getByRole('definition').last()
  expect((await boxOf(facts)).bottom).toBeLessThan((await boxOf(page.getByRole('group', { name: 'Decide' }))).top)
})

for (const width of [320, 360, 768, 1440, 2560])
  test(`status and amount stand apart at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, unsafe)
    const status = await boxOf(page.getByText('Waiting Approval').first())
    const amount = await boxOf(page.getByText('$3,325.00'))
    const gap = amount.left - status.right
    expect(amount.top >= status.bottom || gap >= 8, `${gap} px between them`).toBe(true)
  })

for (const width of [360, 1440])
  test(`what is not sent yet says so however long its title is, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(reviewPath)
    await queued(page, long).click()
    await page.keyboard.press('a')
    const notice = page.getByRole('status').filter({ hasText: 'not sent yet' })
    const end = await notice.evaluate(endOfWords)
    const { top, bottom, right } = await boxOf(notice)
    await expect(notice).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('u')
    await expect(page.getByRole('heading', { level: 2 })).toContainText(long)
    expect(end).toBeLessThanOrEqual(right)
    // No higher than the buttons beside it.
    expect(bottom - top).toBeLessThanOrEqual(36)
  })

test('a right-to-left title begins where the others do', async ({ page }) => {
  await open(page, unsafe)
  const titles = page.getByRole('navigation', { name: 'Waiting campaigns' }).locator('bdi')
  const starts = await titles.evaluateAll((all) =>
    all.map((title) => {
      const text = document.createRange()
      text.selectNodeContents(title)
      return Math.max(text.getBoundingClientRect().left, title.getBoundingClientRect().left)
    }),
  )
  expect(new Set(starts).size).toBe(1)
})
