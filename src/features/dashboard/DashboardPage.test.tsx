import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { Campaign } from '../../contract/entities'
import { campaign } from '../../testing/builders'
import { appliedIn } from '../../testing/applied'
import { chainServer } from '../../testing/chainServer'
import { keepTransaction } from '../../testing/keptTransaction'
import { asset, assetList, listServer } from '../../testing/listServer'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'
import { keepSession } from '../../testing/signedInStore'

const dayMs = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString()
const statusOf = ({ is_active, is_approved, is_expired }: Campaign) =>
  is_active ? 'active' : is_expired ? 'expired' : is_approved ? 'inactive' : 'waiting'
const isExpiring = ({ is_active, expires_at }: Campaign) => is_active && Date.parse(expires_at) < Date.now() + 3 * dayMs

const running = (id: string, days: number) =>
  campaign({ id, title: `Campaign ${id}`, is_active: true, is_approved: true, expires_at: inDays(days) })
const waiting = (id: string) => campaign({ id, title: `Campaign ${id}` })

interface Given {
  campaigns?: readonly Campaign[]
  /** The server ignores the status filter. */
  ignoring?: boolean
  assets?: number
  address?: string
  role?: 'moderator' | 'super-admin'
}

/** A server that doesn't tell what the last days brought. */
const noSeries = () => HttpResponse.json({ message: 'Not found' }, { status: 404 })

const stats = (answer: () => Response) => server.use(http.get('/api/admin/general-stats', answer))

function open({
  campaigns = [],
  ignoring = false,
  assets = 2,
  address = '/dashboard',
  role = 'moderator',
}: Given = {}) {
  keepSession(role)
  const node = chainServer()
  const rows = Array.from({ length: assets }, (_, index) =>
    asset({ id: `${index}`, network: `Net ${index}`, status: index % 2 ? 'completed' : 'tracking' }),
  )
  const { requests } = listServer(assetList, rows, { ignores: ignoring ? ['status'] : [], tells: !ignoring })
  server.use(
    http.get('/api/admin/campaign-ads', ({ request }) => {
      const { searchParams } = new URL(request.url)
      const status = ignoring ? '' : searchParams.get('status')
      const kept = campaigns.filter(
        (row) => !status || (status === 'expiring' ? isExpiring(row) : statusOf(row) === status),
      )
      return HttpResponse.json({
        data: kept.slice(0, Number(searchParams.get('end')) + 1),
        total: kept.length,
        ...(!ignoring && { applied: appliedIn(searchParams) }),
      })
    }),
  )
  stats(() => HttpResponse.json({ revenue: '1234.5', total_users: 1031, point_earned: '99' }))
  server.use(http.get('/api/admin/series', noSeries))
  return { ...renderApp(address), node, requests }
}

const figures = () => [...document.querySelectorAll('main dl > div')].map(({ textContent }) => textContent)
const card = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name: new RegExp(title) })
  return heading.parentElement ?? heading
}

it('shows the four figures, each with the way to what is behind it', async () => {
  open()
  await waitFor(() =>
    expect(figures()).toEqual(['Stakes0Local Chain A', 'Revenue1,234.50 USDT', 'Total Users1,031', 'Points earned99']),
  )
  const links = [...document.querySelectorAll('main dl a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/staking', '/campaign', '/users', '/users?sort=-spunky_points'])
})

it('tells each figure that could not be read by itself', async () => {
  const page = open()
  page.unmount()
  page.node.mode = 'refused'
  stats(() => HttpResponse.json({ revenue: '1', total_users: 2, point_earned: '3' }))
  renderApp('/dashboard')
  await waitFor(() => expect(figures()[0]).toMatch(/^Stakes-Couldn't load. Try again/))
  expect(figures()[2]).toBe('Total Users2')
  page.node.mode = 'up'
  await page.user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(figures()[0]).toBe('Stakes0Local Chain A'))
})

it('names the campaigns that wait and those about to expire, and counts the rest', async () => {
  open({ campaigns: [...['1', '2', '3', '4', '5'].map(waiting), running('6', 2), running('7', 30)] })
  const waits = await card('Waiting for approval')
  await within(waits).findByText('Campaign 1')
  expect(within(waits).getByText('5')).toBeVisible()
  expect(within(waits).getByRole('link', { name: /^Campaign 1/ })).toHaveAttribute(
    'href',
    '/campaign?status=waiting&view=1',
  )
  expect(within(waits).getByRole('link', { name: 'Review campaigns waiting for approval' })).toHaveAttribute(
    'href',
    '/campaign/review',
  )
  expect(within(waits).queryByText('Campaign 4')).toBeNull()
  const expires = await card('About to expire')
  expect((await within(expires).findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Campaign 6until /),
  ])
})

it('says when nothing waits', async () => {
  open({ role: 'super-admin' })
  expect(await screen.findByText('No campaigns are waiting for approval.')).toBeVisible()
  expect(await screen.findByText('No campaigns expire in the next few days.')).toBeVisible()
  expect(screen.getByText('No pending or failed transactions.')).toBeVisible()
})

it('says nothing false, and draws nothing, where the server does not know statuses', async () => {
  open({ campaigns: [running('1', 30), waiting('2'), running('3', 1)], ignoring: true, assets: 3 })
  expect(await screen.findAllByText(/This server doesn't say which ones/)).toHaveLength(2)
  const ways = screen.getAllByRole('link', { name: 'View all campaigns' })
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/campaign?status=waiting', '/campaign?status=active'])
  expect(screen.queryByText('Campaign 1')).toBeNull()
  expect(screen.queryByText('No campaigns are waiting for approval.')).toBeNull()
  await screen.findByText('Net 2')
  expect(screen.queryAllByRole('figure')).toEqual([])
})

it('names and counts nothing of a plain server whose first campaigns happen to wait', async () => {
  open({ campaigns: ['1', '2', '3'].map(waiting).concat(running('4', 30)), ignoring: true })
  const waits = await card('Waiting for approval')
  expect(await within(waits).findByText(/This server doesn't say which ones/)).toBeVisible()
  expect(waits).not.toHaveTextContent(/[1-4]/)
})

it('shows transactions to who can send them, those on their way or unknown, and opens their list', async () => {
  keepTransaction('sent', { state: 'unknown', reason: 'Nobody knows.', since: Date.now() })
  const { user: person } = open({ role: 'super-admin' })
  const transactions = await card('Transactions')
  expect(await within(transactions).findByText(/We could not learn the outcome/)).toBeVisible()
  await person.click(within(transactions).getByRole('button', { name: 'View all transactions' }))
  expect(await screen.findByRole('dialog', { name: /Transactions/ })).toBeVisible()
})

it('shows the transactions that failed in the last week before pending ones, and no older ones', async () => {
  const failed = (daysAgo: number) => ({
    state: 'notSent',
    reason: `Refused ${daysAgo}`,
    endedAt: Date.now() - daysAgo * dayMs,
  })
  keepTransaction('pending', { state: 'unknown', reason: 'Nobody knows.', since: Date.now() })
  keepTransaction('failed', failed(6))
  keepTransaction('older', failed(8))
  open({ role: 'super-admin' })
  const transactions = await card('Transactions')
  expect(await within(transactions).findByText('Refused 6')).toBeVisible()
  expect(
    within(transactions)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/Refused 6$/), expect.stringMatching(/We could not learn the outcome$/)])
  expect(within(transactions).getByText('2')).toBeVisible()
})

it('shows no transactions to who cannot send any', async () => {
  open()
  await card('Waiting for approval')
  expect(screen.queryByRole('region', { name: 'Transactions' })).toBeNull()
  expect(screen.queryByText('Transactions')).toBeNull()
})

it('shows the latest ten assets whatever the address says, with the way to all', async () => {
  const { requests } = open({ assets: 13, address: '/dashboard?page=3&search=zoe&sort=-email' })
  await screen.findByText('Net 9')
  const table = screen.getByRole('table', { name: 'Tracked Assets' })
  expect(within(table).getAllByRole('row')).toHaveLength(11)
  expect(requests).toContain('GET /api/admin/assets?start=0&end=9')
  expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull()
  expect(screen.getByRole('link', { name: 'See All' })).toHaveAttribute('href', '/tracking')
})

it('says that no asset is tracked', async () => {
  open({ assets: 0 })
  expect(await screen.findByText('No Asset Tracked')).toBeVisible()
})

it('draws how campaigns and assets divide, after everything else was read, and the same as a table', async () => {
  const { requests, user } = open({ campaigns: [waiting('1'), running('2', 9), running('3', 9)], assets: 3 })
  await screen.findByRole('figure', { name: 'Campaigns by status' })
  const assets = within(await screen.findByRole('figure', { name: 'Assets by status' }))
  expect(assets.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['completed 1', 'tracking 2'])
  await user.click(assets.getByRole('button', { name: 'Show as table Assets by status' }))
  const rows = within(assets.getByRole('table')).getAllByRole('row').slice(1)
  expect(rows.map(({ textContent }) => textContent)).toEqual(['completed133.3 %', 'tracking266.7 %'])
  const first = (part: string) => requests.findIndex((line) => line.includes(part))
  expect(first('end=0')).toBeGreaterThan(first('assets?start=0&end=9'))
})
