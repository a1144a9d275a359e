import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { campaignPaths } from '../../../testing/campaignServer'
import { closePages } from '../../../testing/eventPages'
import { server } from '../../../testing/server'
import { keepSession } from '../../../testing/signedInStore'
import { readAgainMs, openQueue } from '../../../testing/openQueue'

beforeEach(() => keepSession('moderator'))
afterEach(closePages)

it('says of an approval whose answer was lost not that somebody else has decided', async () => {
  const { user, platform, later, states } = await openQueue()
  server.use(
    http.put(campaignPaths.approve, () => {
      platform.change('1', () => ({ is_approved: true, is_active: true }))
      server.use(http.get(campaignPaths.list, () => HttpResponse.error(), { once: true }))
      return HttpResponse.error()
    }),
  )
  await user.keyboard('a')
  await later()
  await waitFor(() => expect(states()[0]).toContain("don't know"))
  await later(readAgainMs)
  await waitFor(() => expect(states()[0]).toBe('Campaign 1○No longer waiting'))
})

it('sends no approval of a campaign that has changed since it was looked at, and shows the new one', async () => {
  const { user, platform, later, states, screen, writes } = await openQueue()
  await user.keyboard('a')
  platform.change('1', () => ({ website_url: 'https://other.example/' }))
  await later()
  await waitFor(() => expect(states()[0]).toContain('Changed since you looked at it'))
  expect(writes()).toEqual([])
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByRole('link', { name: /other\.example/ })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Approve' })).toBeEnabled()
})
