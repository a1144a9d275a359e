import { act, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { signedOut } from '../../../session/sessionSlice'
import { isUnderWay } from '../../../shared/underWay'
import { campaign, campaigns } from '../../../testing/builders'
import { campaignPaths, campaignsOn, campaignServer } from '../../../testing/campaignServer'
import { takeLog } from '../../../testing/consoleLog'
import { approve, openReview as open, stopReviewClock as stopClock, toggle } from '../../../testing/openReview'
import { renderApp } from '../../../testing/renderApp'
import { toast, toasts } from '../../../testing/toasts'
import { gate, settled, turns } from '../../../testing/requests'
import '../../../testing/modalDialog'
import { server } from '../../../testing/server'
import { keepSession } from '../../../testing/signedInStore'

beforeEach(() => keepSession('moderator'))

it('approves with one key each, and sends an approval five seconds later', async () => {
  const { user, shown, writes, later, screen } = await open(campaignServer(...campaigns(3)), 'Campaign 1')
  stopClock()
  await user.keyboard('a')
  expect(shown()).toBe('Campaign 2')
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus()
  await user.keyboard('a')
  expect(shown()).toBe('Campaign 3')
  expect(writes()).toEqual([])
  await later()
  await waitFor(() => expect(writes().sort()).toEqual([approve('1'), approve('2')]))
})

it('takes the newest approval back by U and shows its campaign again', async () => {
  const { user, shown, writes, later } = await open(campaignServer(...campaigns(3)), 'Campaign 1')
  stopClock()
  await user.keyboard('aau')
  expect(shown()).toBe('Campaign 2')
  await later()
  await waitFor(() => expect(writes()).toEqual([approve('1')]))
})

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

it('moves by the arrows, skips by S, and can go through the skipped ones again', async () => {
  const { user, shown, screen } = await open(campaignServer(...campaigns(2)), 'Campaign 1')
  await user.keyboard('{ArrowRight}')
  expect(shown()).toBe('Campaign 2')
  await user.keyboard('{ArrowLeft}ss')
  expect(shown()).toBe('You have seen all campaigns')
  await user.click(screen.getByRole('button', { name: 'Review again: 2 skipped' }))
  expect(shown()).toBe('Campaign 1')
})

it('says of an approved campaign what the server says, deactivates it by D, and says so when it was activated again', async () => {
  const { user, screen, writes, states, later } = await open(campaignServer(...campaigns(2)), 'Campaign 1')
  await user.keyboard('d')
  stopClock()
  await user.keyboard('a')
  await later()
  jest.useRealTimers()
  await waitFor(() => expect(states()[0]).toMatch(/Campaign approved/))
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByText('Campaign approved', { selector: 'article *' })).toBeVisible()
  expect(screen.queryByText('Status', { selector: 'dt' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  await user.keyboard('d')
  await waitFor(() => expect(states()[0]).toMatch(/Deactivated/))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(states()[0]).toMatch(/Approved/))
  expect(writes()).toEqual([approve('1'), toggle('1'), toggle('1')])
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

it('sends what is held when the tab is closed, by a request that outlives the page', async () => {
  const platform = campaignServer(...campaigns(2))
  const kept: boolean[] = []
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'PUT') kept.push(request.keepalive)
  })
  const { user, writes } = await open(platform, 'Campaign 1')
  await user.keyboard('a')
  act(() => {
    window.dispatchEvent(new Event('pagehide'))
  })
  await waitFor(() => expect(writes()).toEqual([approve('1')]))
  expect(kept).toEqual([true])
})

it('signs out only when the server has answered what was held', async () => {
  const platform = campaignServer(...campaigns(2))
  const { open: answered, release } = gate()
  server.use(
    http.post('/api/admin/logout', () => HttpResponse.json({ message: 'Bye' })),
    http.put(campaignPaths.approve, async () => {
      await answered
      return HttpResponse.json({ message: 'Approved' })
    }),
  )
  const { user, screen, writes } = await open(platform, 'Campaign 1')
  await user.keyboard('a')
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  await waitFor(() => expect(writes()).toEqual([approve('1')]))
  await turns()
  expect(platform.requests).not.toContain('POST /api/admin/logout')
  expect(isUnderWay()).toBe(true)
  release()
  await screen.findByRole('heading', { name: 'Sign in' })
  expect(isUnderWay()).toBe(false)
  expect(platform.requests.at(-1)).toBe('POST /api/admin/logout')
  await turns()
  expect(toasts().filter((text) => text.includes('not sent'))).toEqual([])
})

it('says how many approvals were not sent when another tab has signed out', async () => {
  const { user, screen, writes } = await open(campaignServer(...campaigns(3)), 'Campaign 1')
  await user.keyboard('aa')
  window.localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  await screen.findByText('2 approvals were not sent because you were signed out.')
  expect(writes()).toEqual([])
})

it('says nothing of approvals that were not sent to somebody else who has signed in', async () => {
  const { store, user, screen, writes } = await open(campaignServer(...campaigns(3)), 'Campaign 1')
  await user.keyboard('aa')
  act(() => void store.dispatch(signedOut({ reason: 'replaced' })))
  await screen.findByRole('heading', { name: 'Sign in' })
  await turns()
  expect(toasts()).toEqual([])
  expect(writes()).toEqual([])
})

it('says which approval failed and why, and lets it be tried again', async () => {
  const platform = campaignServer(...campaigns(2))
  server.use(
    http.put(campaignPaths.approve, () => HttpResponse.json({ message: 'Too late' }, { status: 409 }), { once: true }),
  )
  const { user, states, later, screen, shown } = await open(platform, 'Campaign 1')
  stopClock()
  await user.keyboard('a')
  await later()
  await waitFor(() => expect(states()[0]).toContain('Too late'))
  expect(await toast('Campaign 1: Too late')).toBeVisible()
  await user.keyboard('{ArrowLeft}')
  expect(shown()).toBe('Campaign 1')
  expect(screen.getByRole('button', { name: 'Approve' })).toBeEnabled()
})

it('shows only what waits on a server that ignores the status', async () => {
  const live = campaign({ id: '8', title: 'Live', is_active: true, is_approved: true })
  const { states } = await open(campaignsOn({ plain: true }, live, campaign()), 'City tour')
  expect(states()).toEqual(['City tour'])
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

it('says that nothing waits', async () => {
  campaignServer()
  const { screen } = renderApp('/campaign/review')
  expect(await screen.findByText('No campaigns are waiting')).toBeVisible()
})

it('does not say that nothing waits while some campaigns cannot be read', async () => {
  campaignsOn({ plain: true }, campaign({ is_approved: true }), campaign({ id: '' }), campaign({ id: '' }))
  const { screen } = renderApp('/campaign/review')
  expect(await screen.findByText("2 campaigns couldn't be read. Some of them may be waiting.")).toBeVisible()
  expect(screen.queryByText('No campaigns are waiting')).toBeNull()
  takeLog()
})

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
      new URL(request.url).searchParams.get('start') === '0' ? undefined : HttpResponse.json({}, { status: 403 }),
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
