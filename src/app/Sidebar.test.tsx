import { act, waitFor } from '@testing-library/react'
import { campaign, campaigns } from '../testing/builders'
import { campaignServer } from '../testing/campaignServer'
import { emptyPlatform } from '../testing/emptyPlatform'
import { renderApp } from '../testing/renderApp'
import { recordRequests } from '../testing/requests'
import { keepSession } from '../testing/signedInStore'

beforeEach(() => {
  keepSession('moderator')
  emptyPlatform()
  campaignServer(...campaigns(3), campaign())
})

const rows = 'GET /api/admin/campaign-ads?start=0&end=9'
const link = { name: 'Campaigns' }

it('reads the first rows of a screen once when its menu entry is pointed at, and the screen shows them', async () => {
  const { screen, user } = renderApp('/users')
  await screen.findByRole('heading', { name: 'All Users' })
  const requests = recordRequests()
  await user.hover(screen.getByRole('link', link))
  await user.unhover(screen.getByRole('link', link))
  await user.click(screen.getByRole('link', link))
  expect(await screen.findByText('City tour')).toBeVisible()
  expect(requests.filter((request) => request === rows)).toHaveLength(1)
})

it('reads them when the entry takes the focus, and nothing for the screen that is open', async () => {
  const { screen } = renderApp('/campaign')
  await screen.findByText('City tour')
  const requests = recordRequests()
  act(() => screen.getByRole('link', link).focus())
  act(() => screen.getByRole('link', { name: 'Users' }).focus())
  await waitFor(() => expect(requests).toEqual(['GET /api/admin/users?start=0&end=9']))
})

it('marks the entry of the screen also on a page below it', async () => {
  const { screen } = renderApp('/campaign/review')
  expect(await screen.findByRole('link', link)).toHaveAttribute('aria-current', 'page')
})

it('reads ahead just what the screen will ask for, and nothing of the activity, which is read when it opens', async () => {
  keepSession('super-admin')
  const { screen } = renderApp('/users')
  await screen.findByRole('heading', { name: 'All Users' })
  const requests = recordRequests()
  act(() => screen.getByRole('link', { name: 'Activity' }).focus())
  act(() => screen.getByRole('link', { name: 'Setting' }).focus())
  const read = () => requests.filter((request) => /admin\/(settings|activity)/.test(request))
  await waitFor(() => expect(read()).toEqual(['GET /api/admin/settings?start=0&end=99']))
})
