import { holdBack } from '../console/holdBack'
import { expect } from '../journey'
import { expectNoSidewaysScroll, inspect } from '../watch/inspect'
import { test } from './plainJourney'
import { campaignsThatAre } from './truth'

test.use({ role: 'moderator' })

test('a moderator reviews all waiting campaigns with one key each, takes one back, and the server has approved the others', async ({
  page,
  server,
}) => {
  const { platform } = server
  const waiting = campaignsThatAre(platform, 'Waiting Approval')
  const title = page.getByRole('heading', { level: 2 })
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/related')) asked++
  })
  await page.goto('/dashboard')
  await page.goto('/campaign/review')
  await expect(title).toHaveText(waiting[0]?.title ?? '')
  await expect(page.getByText(`1 of ${waiting.length}`, { exact: true })).toBeVisible()
  await inspect(page, 'review')

  for (const { title: name } of waiting) {
    await expect(title).toHaveText(name)
    await page.keyboard.press('a')
  }
  // The server has no such call; it is asked once.
  expect(asked).toBe(1)
  await page.keyboard.press('u')
  const last = waiting.at(-1)
  await expect(title).toHaveText(last?.title ?? '')
  await expect.poll(() => waiting.filter(({ is_approved }) => is_approved).length).toBe(waiting.length - 1)
  expect(last?.is_approved).toBe(false)
  await page.keyboard.press('s')
  await expect(title).toHaveText('You have seen all campaigns')
  await inspect(page, 'review-summary')
  const approvals = server.calls.filter((name) => name.endsWith('/approve'))
  expect(new Set(approvals).size).toBe(approvals.length)
})

test('a title and a description whose letters have hundreds of accents do not widen the page', async ({
  page,
  server,
}) => {
  const [first] = campaignsThatAre(server.platform, 'Waiting Approval')
  if (!first) throw new Error('No campaign waits.')
  const accents = `Z${'\u0301\u0316\u0489'.repeat(300)}`
  Object.assign(first, { title: `${accents} title`, description: `${accents} what it sells` })
  await page.goto('/campaign/review')
  await expect(page.getByRole('heading', { level: 2 })).toContainText('title')
  await expect(page.getByText('what it sells')).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('what is held is sent when the page is left for another one, inside the console and outside', async ({
  page,
  server,
}) => {
  const [first, second] = campaignsThatAre(server.platform, 'Waiting Approval')
  if (!first || !second) throw new Error('Too few campaigns wait.')
  await page.goto('/campaign/review')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(first.title)
  await page.keyboard.press('a')
  await page.keyboard.press('Escape')
  await expect(page.getByText(`${first.title}: The campaign has been approved`)).toBeVisible()
  expect(first.is_approved).toBe(true)

  await page.goto('/campaign/review')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(second.title)
  await page.keyboard.press('a')
  await page.goto('about:blank')
  await expect.poll(() => second.is_approved).toBe(true)
})

test('a video that is left before it has begun to play makes no error', async ({ page, server }) => {
  const film = campaignsThatAre(server.platform, 'Waiting Approval').find(({ media_url }) => media_url.endsWith('.mp4'))
  if (!film) throw new Error('No campaign with a video waits.')
  await holdBack(page, `**${film.media_url}`)
  await page.goto('/campaign/review')
  await page.getByRole('navigation', { name: 'Waiting campaigns' }).getByRole('button', { name: film.title }).click()
  await expect(page.getByLabel(`Video of ${film.title}`)).toBeVisible()
  await page.getByRole('button', { name: 'Play or pause' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('each button of the review is within reach without scrolling', async ({ page, server }) => {
    const [first] = campaignsThatAre(server.platform, 'Waiting Approval')
    await page.goto('/campaign/review')
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(first?.title ?? '')
    const names = [
      'Back to the list',
      'Play or pause',
      'Open the website',
      'Show the keys',
      'Previous campaign',
      'Skip',
      'Approve',
      'Next campaign',
    ]
    for (const name of names) await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('a')
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeInViewport({ ratio: 1 })
  })
})
