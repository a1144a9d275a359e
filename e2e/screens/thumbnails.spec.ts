import { openScreen, untilRead } from '../console/screens'
import { expect, test } from '../journey'

const loadedWidth = (image: HTMLImageElement) => (image.complete ? image.naturalWidth : 0)

test.describe('an editor', () => {
  test.use({ role: 'editor' })

  test('sees the first frame of an uploaded video on its card, which loads the frame and not the video', async ({
    page,
  }) => {
    await openScreen(page, 'tasks')
    await page.getByRole('button', { name: 'Upload New Task' }).click()
    const form = page.getByRole('dialog', { name: 'Upload New Task' })
    const instructions = 'Watch it, and tell what is on its first picture.'
    await form.getByLabel('Instructions').fill(instructions)
    await form.locator('input[type=file]').setInputFiles('sandbox/public/media/pattern.mp4')
    await form.getByRole('button', { name: 'Upload E-learning Video' }).click()
    await expect(form).toHaveCount(0)

    const card = page.getByRole('article').filter({ hasText: instructions })
    const picture = card.locator('img')
    await expect(picture).toHaveAttribute('src', /\/media\/[\w-]+\.jpg\?/)
    await expect.poll(() => picture.evaluate(loadedWidth)).toBe(320)

    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.reload()
    await expect.poll(() => picture.evaluate(loadedWidth)).toBe(320)
    expect(asked.filter((path) => /\.(mp4|webm)$/.test(path))).toEqual([])
  })
})

test.describe('a moderator', () => {
  test.use({ role: 'moderator' })

  test('reviews a campaign whose video nobody has seen, and from then on the list shows its first frame', async ({
    page,
  }) => {
    // Of the seeded campaigns, those that have waited longest have none.
    const list = '/campaign?status=waiting&page=6'
    await page.goto(list)
    await untilRead(page, 'campaign')
    const row = page
      .locator('tbody tr')
      .filter({ hasNot: page.locator('img') })
      .first()
    await row.locator('.list-named button').click()
    await expect(page).toHaveURL(/view=\d+/)
    const id = new URL(page.url()).searchParams.get('view') ?? 'none'
    await expect(page.getByRole('dialog').locator('video')).toBeVisible()

    const kept = page.waitForResponse(`**/api/admin/campaign-ads/${id}/thumbnail`)
    await page.goto(`/campaign/review?view=${id}`)
    expect((await kept).status()).toBe(200)
    await page.goto(list)
    await page.goto(`${list}&view=${id}`)
    const title = await page.getByRole('dialog').getByRole('heading').first().textContent()
    await page.keyboard.press('Escape')
    const picture = page
      .locator('tbody tr')
      .filter({ hasText: title ?? 'none' })
      .locator('img[src*="signature="]')
      .first()
    await expect.poll(() => picture.evaluate(loadedWidth)).toBe(320)
  })
})
