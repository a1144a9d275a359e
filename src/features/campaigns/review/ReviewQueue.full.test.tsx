import { waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { campaign, campaigns } from '../../../testing/builders'
import { campaignPaths, campaignsOn, campaignServer } from '../../../testing/campaignServer'
import { openReview as open, stopReviewClock as stopClock } from '../../../testing/openReview'
import { renderApp } from '../../../testing/renderApp'
import { toast, toasts } from '../../../testing/toasts'
import { gate, settled, turns } from '../../../testing/requests'
import '../../../testing/modalDialog'
import { askedRange, server } from '../../../testing/server'
import { keepSession } from '../../../testing/signedInStore'

beforeEach(() => keepSession('moderator'))

it('says of a link to a campaign that is decided already that it shows another one', async () => {
  campaignServer(...campaigns(3), campaign({ id: '9', is_approved: true, is_active: true }))
  const { screen } = renderApp('/campaign/review?view=9')
  await toast('No waiting campaign was found for this link.')
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Campaign 1')
  expect(window.location.search).toBe('')
})

it('shows the campaign that a link names, and says nothing', async () => {
  campaignServer(...campaigns(3))
  const { screen } = renderApp('/campaign/review?view=2')
  expect(await screen.findByRole('heading', { level: 2, name: 'Campaign 2' })).toBeVisible()
  await turns(20)
  expect(toasts()).toEqual([])
})

it('lists the other campaigns for the same website with their states', async () => {
  const site = { website_url: 'https://tour.example/a' }
  const others = [
    campaign({ ...site, id: '2', title: 'Earlier', is_approved: true, is_active: true }),
    campaign({ id: '3', title: 'Another site', website_url: 'https://other.example' }),
  ]
  const { screen } = await open(campaignServer(campaign({ ...site, id: '1', title: 'New' }), ...others), 'New')
  const related = within(await screen.findByRole('region', { name: 'Other campaigns for tour.example' }))
  expect(related.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Earlier.*Active/),
  ])
  expect(related.getByRole('link', { name: 'Earlier' })).toHaveAttribute('href', '/campaign?view=2')
})

it('marks in the queue whose website is odd or none', async () => {
  const sites = ['https://tour.example', 'http://tour.example', 'javascript:alert(1)', '']
  const waiting = campaigns(sites.length).map((row, index) => ({ ...row, website_url: sites[index] ?? '' }))
  const { states } = await open(campaignServer(...waiting), 'Campaign 1')
  expect(states()).toEqual(['Campaign 1', 'Campaign 2◐Odd link', 'Campaign 3✕Unsafe link', 'Campaign 4'])
})

it('asks a server that does not know the other campaigns once', async () => {
  const platform = campaignsOn({ plain: true }, ...campaigns(3))
  const { user, screen, store } = await open(platform, 'Campaign 1')
  const asked = () => platform.requests.filter((line) => line.includes('/related'))
  await waitFor(() => expect(asked()).toHaveLength(1))
  await settled(store)
  await user.keyboard('ss')
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Campaign 3')
  expect(asked()).toHaveLength(1)
})

it.each([
  ['searches', false],
  ["has the platform's own calls alone", true],
])(
  'takes out of the queue what a colleague has decided, once it is read again: a server that %s',
  async (_what, plain) => {
    const platform = campaignsOn({ plain }, ...campaigns(2))
    stopClock()
    const { states, later } = await open(platform, 'Campaign 1')
    platform.change('2', () => ({ is_approved: true, is_active: true }))
    await later(61_000)
    await waitFor(() => expect(states()[1]).toContain('No longer waiting'))
  },
)

it('says that the queue could not be loaded, and loads it again while the focus stays', async () => {
  campaignServer(campaign())
  server.use(http.get(campaignPaths.list, () => HttpResponse.json({}, { status: 403 }), { once: true }))
  const { screen, user } = renderApp('/campaign/review')
  await screen.findByText("Couldn't load the waiting campaigns.")
  const answer = gate()
  server.use(http.get(campaignPaths.list, () => answer.open.then(() => undefined), { once: true }))
  const again = screen.getByRole('button', { name: 'Try again' })
  await user.click(again)
  await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'))
  expect(again).toHaveFocus()
  answer.release()
  await screen.findByRole('heading', { level: 2, name: 'City tour' })
  await waitFor(() => expect(screen.queryByText("Couldn't load the waiting campaigns.")).toBeNull())
})

it('loads the rest of the queue again and keeps the place and what was skipped', async () => {
  const platform = campaignServer(...campaigns(150))
  server.use(
    http.get(campaignPaths.list, ({ request }) =>
      askedRange(request).start === 0 ? undefined : HttpResponse.json({}, { status: 403 }),
    ),
  )
  const { user, shown, screen, states } = await open(platform, 'Campaign 1')
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByText("Couldn't load all waiting campaigns.")).toBeVisible()
  expect(screen.getByText(/^1 of 100/)).toHaveTextContent('1 of 100 or more')
  await user.keyboard('sssss')
  expect(shown()).toBe('Campaign 6')
  server.resetHandlers()
  campaignServer(...campaigns(150))
  await user.click(again)
  expect(await screen.findByText('6 of 150')).toBeVisible()
  expect(states()[0]).toContain('Skipped')
})
