import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { formatDayOf } from '../../shared/dates'
import { keepTransaction } from '../../testing/keptTransaction'
import { card, inDays, openDashboard, running, stats, waiting } from '../../testing/openDashboard'
import { renderApp } from '../../testing/renderApp'
import { figures } from '../../testing/shownPage'

it('shows the four figures, each with the way to what is behind it', async () => {
  openDashboard()
  await waitFor(() =>
    expect(figures()).toEqual([
      'Stakes0Local Chain A',
      'Revenue1,234.50\u00a0USDT',
      'Total Users1,031',
      'Points earned99',
    ]),
  )
  const links = [...document.querySelectorAll('main dl a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/staking', '/campaign', '/users', '/users?sort=-spunky_points'])
})

it('tells each figure that could not be read by itself', async () => {
  const page = openDashboard()
  page.unmount()
  page.node.mode = 'refused'
  stats(() => HttpResponse.json({ revenue: '1', total_users: 2, point_earned: '3' }))
  renderApp('/dashboard')
  await waitFor(() => expect(figures()[0]).toBe("Stakes-Local Chain ACouldn't load. Try again"))
  expect(figures()[2]).toBe('Total Users2')
  page.node.mode = 'up'
  await page.user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(figures()[0]).toBe('Stakes0Local Chain A'))
})

it('names the campaigns that wait and those about to expire, and counts the rest', async () => {
  openDashboard({ campaigns: [...['1', '2', '3', '4', '5'].map(waiting), running('6', 2), running('7', 30)] })
  const waits = await card('Waiting for approval')
  await within(waits).findByText('Campaign 1')
  expect(within(waits).getByText('5')).toBeVisible()
  const first = within(waits).getByRole('link', { name: 'Campaign 1 $4,900.00' })
  expect(first).toHaveAttribute('href', '/campaign/review?view=1')
  expect(within(waits).getByRole('link', { name: 'Review campaigns waiting for approval' })).toHaveAttribute(
    'href',
    '/campaign/review',
  )
  expect(within(waits).queryByText('Campaign 4')).toBeNull()
  const expires = await card('About to expire')
  const links = (await within(expires).findAllByRole('link')).map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ])
  expect(links).toEqual([
    ['View all campaigns about to expire', '/campaign?status=expiring'],
    [`Campaign 6until ${formatDayOf(inDays(2))}`, '/campaign?status=expiring&view=6'],
  ])
})

it('says when nothing waits', async () => {
  openDashboard({ role: 'super-admin' })
  expect(await screen.findByText('No campaigns are waiting for approval.')).toBeVisible()
  expect(await screen.findByText('No campaigns expire in the next few days.')).toBeVisible()
  expect(screen.getByText('No pending or failed transactions.')).toBeVisible()
  expect(screen.queryByRole('link', { name: /campaigns (waiting|about)/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'View all transactions' })).toBeNull()
})

it('says nothing false, and draws nothing, where the server does not know statuses', async () => {
  openDashboard({ campaigns: [running('1', 30), waiting('2'), running('3', 1)], ignoring: true, assets: 3 })
  expect(await screen.findAllByText(/This server doesn't say which ones/)).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Review campaigns' })).toHaveAttribute('href', '/campaign/review')
  expect(screen.getByRole('link', { name: 'View all campaigns' })).toHaveAttribute('href', '/campaign?status=active')
  expect(screen.queryByText('Campaign 1')).toBeNull()
  expect(screen.queryByText('No campaigns are waiting for approval.')).toBeNull()
  await screen.findByText('Net 2')
  expect(screen.queryAllByRole('figure')).toEqual([])
})

it('shows transactions to who can send them, those on their way or unknown, and opens their list', async () => {
  keepTransaction('sent', { state: 'unknown', reason: 'Nobody knows.', since: Date.now() })
  const { user: person } = openDashboard({ role: 'super-admin' })
  const transactions = await card('Transactions')
  expect(await within(transactions).findByText(/We could not learn the outcome/)).toBeVisible()
  await person.click(within(transactions).getByRole('button', { name: 'View all transactions' }))
  const list = within(await screen.findByRole('dialog', { name: /Transactions/ }))
  expect(list.getByRole('button', { name: /^Details / })).toHaveAttribute('aria-expanded', 'false')
})

it('shows no transactions to who cannot send any', async () => {
  openDashboard()
  await card('Waiting for approval')
  expect(screen.queryByRole('region', { name: 'Transactions' })).toBeNull()
  expect(screen.queryByText('Transactions')).toBeNull()
})

it('shows the latest ten assets whatever the address says, with the way to all', async () => {
  const { requests } = openDashboard({ assets: 13, address: '/dashboard?page=3&search=zoe&sort=-email' })
  await screen.findByText('Net 9')
  const table = screen.getByRole('table', { name: 'Tracked Assets' })
  expect(within(table).getAllByRole('row')).toHaveLength(11)
  expect(requests).toContain('GET /api/admin/assets?start=0&end=9')
  expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull()
  expect(screen.getByRole('link', { name: 'See All' })).toHaveAttribute('href', '/tracking')
})

it('says that no asset is tracked', async () => {
  openDashboard({ assets: 0 })
  expect(await screen.findByText('No Asset Tracked')).toBeVisible()
})
