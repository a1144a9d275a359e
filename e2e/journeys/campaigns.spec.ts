import type { Page } from '@playwright/test'
import { campaignList, findCampaign } from '../console/campaignList'
import type { Campaign } from '../../src/contract/entities'
import { expect, test } from '../journey'
import { once } from '../shapes'
import { inspect } from '../watch/inspect'

test.use({ role: 'moderator' })

test('paging goes forth and back, survives a reload and follows Back', async ({ page, api, sessions }) => {
  const { token } = await sessions.of('moderator')
  const all = await api.campaigns(token)
  const list = campaignList(page)
  const [previous, next] = ['Previous page', 'Next page'].map((name) => page.getByRole('button', { name }))
  if (!previous || !next) throw new Error('Paging has two buttons.')

  await page.goto('/campaign')
  await expect(list.range).toHaveText('1-10 of 240')
  await expect(previous).toBeDisabled()
  await next.click()
  await expect(list.range).toHaveText('11-20 of 240')
  await next.click()
  await expect(list.range).toHaveText('21-30 of 240')
  await expect(page).toHaveURL('/campaign?page=3')
  await expect(list.rows).toHaveCount(10)
  await expect(list.rows.first()).toContainText(all[20]?.title ?? 'no title')

  await page.reload()
  await expect(list.range).toHaveText('21-30 of 240')
  await page.goBack()
  await expect(list.range).toHaveText('11-20 of 240')
  await previous.click()
  await expect(list.range).toHaveText('1-10 of 240')
  await expect(page).toHaveURL('/campaign')

  await page.goto('/campaign?page=24')
  await expect(list.range).toHaveText('231-240 of 240')
  await expect(next).toBeDisabled()
})

test('a page beyond the last one leads to the last one', { tag: once }, async ({ page }) => {
  await page.goto('/campaign?page=99')
  await expect(campaignList(page).range).toHaveText('231-240 of 240')
  await expect(page).toHaveURL('/campaign?page=24')
})

test('the first page shows what advertisers type: long titles, right-to-left text, no website', async ({ page }) => {
  const list = campaignList(page)
  await page.goto('/campaign')
  await expect(list.rows).toHaveCount(10)
  await expect(list.rows.filter({ hasText: 'The longest title anyone has typed so far' })).toBeVisible()
  await expect(list.rows.filter({ hasText: 'عرض الربيع' })).toBeVisible()
  await inspect(page, 'campaigns-oddities')
})

/** Opens the first matching campaign by its address. */
async function openByAddress(page: Page, all: readonly Campaign[], isWanted: (campaign: Campaign) => boolean) {
  const campaign = findCampaign(all, isWanted)
  await page.goto(`/campaign?page=${campaign.page}&view=${campaign.id}`)
  const { dialog } = campaignList(page)
  await expect(dialog).toBeVisible()
  return { campaign, dialog }
}

test('the address of an opened campaign opens it again, and closing it leaves the page where it was', async ({
  page,
  api,
  sessions,
}) => {
  const { token } = await sessions.of('moderator')
  const { campaign, dialog } = await openByAddress(page, await api.campaigns(token), ({ website_url }) =>
    website_url.startsWith('https://'),
  )
  await expect(dialog).toContainText(campaign.description)
  const link = dialog.getByRole('link')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toContainText(new URL(campaign.website_url).host)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(`/campaign?page=${campaign.page}`)
})

test('an expired campaign has no action button', async ({ page, api, sessions }) => {
  const { token } = await sessions.of('moderator')
  const { dialog } = await openByAddress(page, await api.campaigns(token), ({ is_expired }) => is_expired)
  await expect(dialog.getByRole('button')).toHaveText(['Close'])
  await inspect(page, 'view-expired')
})

test('a website that is no http address is text, not a link', { tag: once }, async ({ page, api, sessions }) => {
  const { token } = await sessions.of('moderator')
  const { campaign, dialog } = await openByAddress(page, await api.campaigns(token), ({ website_url }) =>
    website_url.startsWith('javascript:'),
  )
  await expect(dialog.getByText(campaign.website_url)).toBeVisible()
  await expect(dialog.getByRole('link')).toHaveCount(0)
})

test('an image of a campaign is drawn and a video can be played', async ({ page, api, sessions }) => {
  const { token } = await sessions.of('moderator')
  const all = await api.campaigns(token)
  for (const ending of ['jpg', 'jpeg', 'png', 'gif']) {
    const { dialog } = await openByAddress(page, all, ({ media_url }) => media_url.endsWith(`.${ending}`))
    const width = () =>
      dialog.locator('img').evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)
    await expect.poll(width, ending).toBeGreaterThan(0)
  }
  for (const ending of ['mp4', 'webm']) {
    const { dialog } = await openByAddress(page, all, ({ media_url }) => media_url.endsWith(`.${ending}`))
    const width = () =>
      dialog.locator('video').evaluate((video) => video instanceof HTMLVideoElement && video.videoWidth)
    await expect.poll(width, ending).toBeGreaterThan(0)
  }
  await inspect(page, 'view-video')
})

test('Escape closes a campaign from inside the controls of its video', async ({ page, api, sessions }) => {
  const { token } = await sessions.of('moderator')
  const all = await api.campaigns(token)
  const index = all.findIndex(({ media_url }) => media_url.endsWith('.mp4'))
  await page.goto(`/campaign?page=${Math.floor(index / 10) + 1}&view=${all[index]?.id ?? ''}`)
  const dialog = page.getByRole('dialog')
  const video = dialog.locator('video')
  await expect(video).not.toHaveJSProperty('readyState', 0)
  await video.focus()
  // From the video to its first control, which the page cannot see.
  await page.keyboard.press('Tab')
  await expect(video).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})
