import { waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { campaigns } from '../../../testing/builders'
import { campaignServer } from '../../../testing/campaignServer'
import { approve, openReview as open } from '../../../testing/openReview'
import '../../../testing/modalDialog'
import { server } from '../../../testing/server'
import { keepSession } from '../../../testing/signedInStore'

beforeEach(() => keepSession('moderator'))

it('moves by the arrows, skips by S, and can go through the skipped ones again', async () => {
  const { user, shown, screen } = await open(campaignServer(...campaigns(2)), 'Campaign 1')
  await user.keyboard('{ArrowRight}')
  expect(shown()).toBe('Campaign 2')
  await user.keyboard('{ArrowLeft}ss')
  expect(shown()).toBe('You have seen all campaigns')
  await user.click(screen.getByRole('button', { name: 'Review again: 2 skipped' }))
  expect(shown()).toBe('Campaign 1')
})

it('has a button for each key', async () => {
  const { user, shown, screen } = await open(campaignServer(...campaigns(3)), 'Campaign 1')
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  expect(shown()).toBe('Campaign 2')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(shown()).toBe('Campaign 1')
  await user.click(screen.getByRole('button', { name: 'Skip' }))
  await user.click(screen.getByRole('button', { name: 'Next campaign' }))
  expect(shown()).toBe('Campaign 3')
  await user.click(screen.getByRole('button', { name: 'Previous campaign' }))
  expect(shown()).toBe('Campaign 2')
  await user.click(screen.getByRole('button', { name: 'Show the keys' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'Back to the list' }))
  await waitFor(() => expect(window.location.pathname).toBe('/campaign'))
})

it.each([
  ['Campaign approved', 'Campaign 1: Campaign approved'],
  ['', 'Campaign 1 approved'],
])('sends what is held at once when the page is left, and says how that ended where %j came', async (said, text) => {
  const { user, writes, screen } = await open(campaignServer(...campaigns(2)), 'Campaign 1')
  server.use(http.put('/api/admin/campaign-ads/:id/approve', () => HttpResponse.json({ message: said })))
  await user.keyboard('a')
  await user.keyboard('{Escape}')
  await screen.findByText(text)
  expect(writes()).toEqual([approve('1')])
  expect(window.location.pathname).toBe('/campaign')
})
