import { waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { campaign, campaigns } from '../../testing/builders'
import { campaignPaths, campaignServer } from '../../testing/campaignServer'
import { renderApp } from '../../testing/renderApp'
import { rowMenu } from '../../testing/rowMenu'
import { compactScreen, narrowTo } from '../../testing/screenWidth'
import { server } from '../../testing/server'
import { heads } from '../../testing/shownPage'
import { keepSession } from '../../testing/signedInStore'
import { openCampaignsOf, figureTexts } from '../../testing/openCampaigns'

beforeEach(() => keepSession('moderator'))

/** The texts of a row's cells, without the checkbox. */
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .slice(1)
    .map(({ textContent }) => textContent)

it('shows each campaign with its duration, amount and status, and the three figures', async () => {
  const { screen } = openCampaignsOf([
    campaign(),
    campaign({
      id: '8',
      title: '',
      amount: null,
      duration: null,
      is_active: true,
      is_approved: true,
      is_expired: true,
      expires_at: new Date(2026, 0, 10).toISOString(),
    }),
  ])
  await screen.findByText('City tour')
  expect(heads()).toEqual(['CAMPAIGN NAME', 'DURATION', 'AMOUNT', 'EXPIRES', 'STATUS', 'Action'])
  expect(screen.getAllByRole('row').slice(1).map(cells)).toEqual([
    ['City tour', '14 Days', '$4,900.00', '-', '◐Waiting Approval', ''],
    ['-', '- Days', '-', 'Jan 10, 2026', "●Active (Expired: it can't be changed anymore)", ''],
  ])
  await waitFor(() =>
    expect(figureTexts()).toEqual(['Total Campaigns: 2', 'Approved Campaigns: 1', 'inactive Campaigns: 0']),
  )
  expect(screen.getByText('1-2 of 2')).toBeVisible()
})

it('shows cards with their own status words on a compact screen', async () => {
  narrowTo(compactScreen)
  const { screen } = openCampaignsOf([
    campaign(),
    campaign({ id: '8', is_approved: true }),
    campaign({ id: '9', is_active: true, is_expired: true }),
  ])
  await screen.findAllByText('City tour')
  const list = screen.getByRole('list', { name: 'Campaigns' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'City tour$4,900.00 · 14 Days◐Waiting Approval',
    'City tour$4,900.00 · 14 Days○approved',
    "City tour$4,900.00 · 14 Days●expired (Expired: it can't be changed anymore)",
  ])
  expect(screen.queryByRole('table')).toBeNull()
})

it.each([
  ['waits', {}, ['View']],
  ['is active', { is_approved: true, is_active: true }, ['View', 'Deactivate']],
  ['is active but was never approved', { is_active: true }, ['View', 'Deactivate']],
  ['is inactive', { is_approved: true }, ['View']],
  ['has expired', { is_approved: true, is_expired: true }, ['View']],
  [
    'has expired while active',
    { is_approved: true, is_active: true, is_expired: true },
    ['View', 'Deactivate(expired) (off)'],
  ],
])('offers in the menu of a campaign that %s what can be done', async (_what, flags, offered) => {
  const { user } = openCampaignsOf([campaign(flags)])
  expect(await rowMenu('City tour', user)).toEqual(offered)
})

it('keeps the page in the address, with Back to the one before', async () => {
  const { screen, user, requests } = openCampaignsOf(campaigns(23))
  expect(await screen.findByText('1-10 of 23')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(await screen.findByText('11-20 of 23')).toBeVisible()
  expect(window.location.search).toBe('?page=2')
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(await screen.findByText('21-23 of 23')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled()
  window.history.back()
  expect(await screen.findByText('11-20 of 23')).toBeVisible()
  expect(requests.filter((line) => line.includes('campaign-ads'))).toEqual([
    'GET /api/admin/campaign-ads?start=0&end=9',
    'GET /api/admin/campaign-ads?start=10&end=19',
    'GET /api/admin/campaign-ads?start=20&end=29',
  ])
})

it.each(['page=9', 'page=3&x=1'])('steps back from ?%s to the last page when there are 20 campaigns', async (query) => {
  const { screen } = openCampaignsOf(campaigns(20), `/campaign?${query}`)
  expect(await screen.findByText('11-20 of 20')).toBeVisible()
  expect(new URLSearchParams(window.location.search).get('page')).toBe('2')
})

it('says that there are no campaigns', async () => {
  const { screen } = openCampaignsOf([])
  expect(await screen.findByText('No Campaigns')).toBeVisible()
  expect(screen.getByText('0 of 0')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled()
})

it('says why the list could not be read, and reads it again when asked to', async () => {
  campaignServer(campaign())
  const failing = () => HttpResponse.json({}, { status: 500, headers: { 'X-Request-Id': 'r-17' } })
  server.use(http.get(campaignPaths.list, failing, { once: true }))
  const { screen, user } = renderApp('/campaign')
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Network Error. Try Again')
  expect(alert).toHaveTextContent('r-17')
  expect(screen.queryByText('No Campaigns')).toBeNull()
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('City tour')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('says that the answer has an unexpected form instead of showing nothing', async () => {
  campaignServer()
  server.use(http.get(campaignPaths.list, () => HttpResponse.json({ data: 'no list' })))
  const { screen } = renderApp('/campaign')
  expect(await screen.findByRole('alert')).toHaveTextContent('The server sent an unexpected response.')
})

it('writes markup in a title as it is', async () => {
  const title = '<img src=x onerror=alert(1)> {{7*7}}'
  const { screen } = openCampaignsOf([campaign({ title })])
  expect(await screen.findByText(title)).toBeVisible()
})
