import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { appliedIn } from '../../../testing/applied'
import { campaign, campaigns } from '../../../testing/builders'
import { campaignPaths, campaignServer } from '../../../testing/campaignServer'
import { openReview, stopReviewClock } from '../../../testing/openReview'
import { takeLog } from '../../../testing/consoleLog'
import { gate, settled } from '../../../testing/requests'
import { server } from '../../../testing/server'
import { keepSession } from '../../../testing/signedInStore'

beforeEach(() => keepSession('moderator'))

const refuseOnce = () =>
  server.use(
    http.put(campaignPaths.approve, () => HttpResponse.json({ message: 'Too late' }, { status: 409 }), { once: true }),
  )

/** The review of two campaigns, and the lines of its summary. */
async function open(platform = campaignServer(...campaigns(2))) {
  const review = await openReview(platform, 'Campaign 1')
  const lines = () =>
    review.screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)
  return { ...review, lines }
}

it('counts an approval as approved when the server has answered, and as being approved before', async () => {
  const { user, later, lines, shown } = await open()
  stopReviewClock()
  await user.keyboard('aa')
  expect(shown()).toBe('All campaigns are decided')
  expect(lines()).toContain('Being approved: 2')
  expect(lines()).toContain('Approved: 0')
  await later()
  await waitFor(() => expect(lines()).toContain('Approved: 2'))
  expect(lines()).toContain('Being approved: 0')
})

it('does not say that all are decided where one cannot be read', async () => {
  const platform = campaignServer(...campaigns(2), campaign({ id: '' }))
  const { user, lines, shown, store } = await open(platform)
  await user.keyboard('ss')
  expect(shown()).toBe('You have seen all campaigns that could be loaded')
  expect(lines()).toContain('Unreadable: 1')
  // The list of which one row cannot be read may be read once more.
  await settled(store)
  takeLog()
})

it('tells how long it took', async () => {
  const { user, later, lines } = await open()
  stopReviewClock()
  const began = Date.now()
  await user.keyboard('s')
  await later(61_000)
  await user.keyboard('s')
  const time = lines().find((line) => line.startsWith('Time'))
  expect(Date.now() - began).toBe(61_000)
  expect(time).toMatch(/^Time: 1 min \d s$/)
})

it('goes through what was skipped and what was not approved again', async () => {
  const { user, later, lines, screen, shown } = await open()
  refuseOnce()
  stopReviewClock()
  await user.keyboard('as')
  await later()
  await waitFor(() => expect(lines()).toContain('Not approved: 1'))
  expect(shown()).toBe('You have seen all campaigns')
  await user.click(screen.getByRole('button', { name: 'Review again: 1 skipped, 1 not approved' }))
  expect(shown()).toBe('Campaign 1')
})

it('says neither that an approval without an answer was made nor that it was not', async () => {
  const { user, later, lines, screen } = await open()
  server.use(
    http.put(campaignPaths.approve, () => {
      server.use(http.get(campaignPaths.list, () => HttpResponse.error()))
      return HttpResponse.error()
    }),
  )
  stopReviewClock()
  await user.keyboard('as')
  await later()
  await waitFor(() => expect(lines()).toContain('Outcome unknown: 1'))
  expect(lines()).toContain('Not approved: 0')
  expect(screen.getByRole('button', { name: 'Review again: 1 skipped, 1 unknown' })).toBeVisible()
})

it('does not say that all is decided while more campaigns are loaded', async () => {
  const { open: answered, release } = gate()
  const given = campaigns(3)
  const platform = campaignServer(...given)
  // Two rows at a time: a read is given up after twenty seconds, and a slow machine takes them for a hundred keys.
  server.use(
    http.get(campaignPaths.list, async ({ request }) => {
      const { searchParams } = new URL(request.url)
      const start = Number(searchParams.get('start'))
      if (start > 0) await answered
      const data = { campaign_ads: given.slice(start, start + 2) }
      return HttpResponse.json({ data, total: given.length, applied: appliedIn(searchParams) })
    }),
  )
  const { user, shown } = await openReview(platform, 'Campaign 1')
  await user.keyboard('ss')
  expect(shown()).toBe('Loading more campaigns')
  release()
  await waitFor(() => expect(shown()).toBe('Campaign 3'))
})
