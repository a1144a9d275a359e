import { act, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { campaign, campaigns } from '../../testing/builders'
import { campaignPaths, campaignServer, campaignsOn } from '../../testing/campaignServer'
import { renderApp } from '../../testing/renderApp'
import { gate, settled } from '../../testing/requests'
import { askedRange, server } from '../../testing/server'
import { keepSession } from '../../testing/signedInStore'
import { toast, toasts } from '../../testing/toasts'

beforeEach(() => keepSession('moderator'))

/** Holds the windows of the list from this row on. */
const holdFrom = (start: number, until: Promise<void>) =>
  http.get(campaignPaths.list, async ({ request }) => {
    if (askedRange(request).start === start) await until
  })

it.each([false, true])('says that the campaign of an old link no longer exists (plain: %s)', async (plain) => {
  campaignsOn({ plain }, campaign())
  renderApp('/campaign?view=99')
  await toast('This campaign no longer exists.')
  await waitFor(() => expect(window.location.search).toBe(''))
})

it('opens the campaign of a link whatever page it stands on, with one request for it', async () => {
  const { requests } = campaignServer(...campaigns(250))
  const { screen } = renderApp('/campaign?view=217')
  expect(await screen.findByRole('dialog', { name: 'Campaign 217' })).toBeVisible()
  expect(requests.filter((line) => line.includes('/campaign-ads'))).toEqual([
    'GET /api/admin/campaign-ads?start=0&end=9',
    'GET /api/admin/campaign-ads?start=0&end=0&id=217',
  ])
})

it('looks through all campaigns of a server that finds none by its id, and says how far it is', async () => {
  campaignsOn({ plain: true }, ...campaigns(250))
  const { open, release } = gate()
  server.use(holdFrom(200, open))
  const { screen } = renderApp('/campaign?view=217')
  expect(await screen.findByText('Looking for the campaign of the link: 200 rows searched')).toBeVisible()
  release()
  expect(await screen.findByRole('dialog', { name: 'Campaign 217' })).toBeVisible()
  expect(screen.queryByText(/^Looking for/)).toBeNull()
})

it('stops looking when told to, reads nothing more and claims nothing about the campaign', async () => {
  const { requests } = campaignsOn({ plain: true }, ...campaigns(350))
  const { open, release } = gate()
  server.use(holdFrom(100, open))
  const { screen, user, store } = renderApp('/campaign?view=317')
  await user.click(await screen.findByRole('button', { name: 'Stop' }))
  await waitFor(() => expect(window.location.search).toBe(''))
  release()
  await settled(store)
  expect(screen.queryByText(/^Looking for/)).toBeNull()
  expect(requests.filter((line) => line.includes('start=200'))).toEqual([])
  expect(toasts()).toEqual([])
})

/** Another link to a campaign, or Back to one. */
const goTo = (id: string) =>
  act(() => {
    window.history.pushState(null, '', `/campaign?view=${id}`)
    window.dispatchEvent(new PopStateEvent('popstate'))
  })

it('looks on for the campaign of the next link when the search for the one before ends', async () => {
  campaignsOn({ plain: true }, ...campaigns(350))
  const { open, release } = gate()
  server.use(holdFrom(100, open))
  const { screen } = renderApp('/campaign?view=217')
  await screen.findByText('Looking for the campaign of the link: 100 rows searched')
  goTo('317')
  await screen.findByText('Looking for the campaign of the link: 100 rows searched')
  release()
  expect(await screen.findByRole('dialog', { name: 'Campaign 317' })).toBeVisible()
  expect(toasts()).toEqual([])
})

it('looks on for a campaign that is asked for again right after Stop', async () => {
  campaignsOn({ plain: true }, ...campaigns(350))
  const { open, release } = gate()
  server.use(holdFrom(100, open))
  const { screen, user } = renderApp('/campaign?view=217')
  await user.click(await screen.findByRole('button', { name: 'Stop' }))
  await waitFor(() => expect(window.location.search).toBe(''))
  goTo('217')
  release()
  expect(await screen.findByRole('dialog', { name: 'Campaign 217' })).toBeVisible()
  expect(toasts()).toEqual([])
})

it('says that the campaign of a link could not be read, and forgets it', async () => {
  campaignServer(...campaigns(12))
  server.use(
    http.get(campaignPaths.list, ({ request }) =>
      ['0', '99'].includes(new URL(request.url).searchParams.get('end') ?? '') ? HttpResponse.error() : undefined,
    ),
  )
  renderApp('/campaign?view=12')
  await toast("Couldn't load the campaign. Try again")
  await waitFor(() => expect(window.location.search).toBe(''))
})
