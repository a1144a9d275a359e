import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { dayMs } from '../../contract/days'
import { formatDayOf } from '../../shared/dates'
import { keepTransaction } from '../../testing/keptTransaction'
import { card, inDays, openDashboard, running, stats, waiting } from '../../testing/openDashboard'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'
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

it('names a campaign without a title by its number', async () => {
  openDashboard({ campaigns: [{ ...waiting('1'), title: '' }] })
  expect(await within(await card('Waiting for approval')).findByText('campaign 1')).toBeVisible()
})

it('says that the campaigns could not be read, and reads them when asked to', async () => {
  let fails = true
  const { user: person } = openDashboard({ campaigns: [waiting('1')] })
  server.use(
    http.get('/api/admin/campaign-ads', () =>
      fails ? HttpResponse.json({ message: 'Not today' }, { status: 409 }) : undefined,
    ),
  )
  const waits = within(await card('Waiting for approval'))
  expect(await waits.findByRole('alert')).toHaveTextContent('Not today')
  fails = false
  await person.click(waits.getByRole('button', { name: 'Try again' }))
  expect(await waits.findByText('Campaign 1')).toBeVisible()
})

it('says of what needs attention and of the assets when they were read, and where from', async () => {
  openDashboard({ role: 'super-admin' })
  await screen.findByText('No campaigns are waiting for approval.')
  for (const [title, from] of [
    ['Waiting for approval', 'the server'],
    ['About to expire', 'the server'],
    ['Transactions', 'this browser'],
    ['Platform', 'the networks and the server'],
  ] as const) {
    const about = await card(title)
    await waitFor(() => expect(about.dataset.read).toMatch(new RegExp(`^Read \\d.* from ${from}$`)))
  }
  expect(await screen.findByText(/^Read \d.* from the server$/)).toBeVisible()
})

it('says nothing of transactions until the code that reads them has come', async () => {
  keepTransaction('a', { state: 'unknown' })
  openDashboard({ role: 'super-admin', ports: { transactionPorts: () => new Promise(() => {}) } })
  const about = await card('Transactions')
  expect(about).toHaveAttribute('aria-busy', 'true')
  expect(within(about).queryByText('0')).toBeNull()
  expect(within(about).queryByText('No pending or failed transactions.')).toBeNull()
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

it('names and counts nothing of a plain server whose first campaigns happen to wait', async () => {
  openDashboard({ campaigns: ['1', '2', '3'].map(waiting).concat(running('4', 30)), ignoring: true })
  const waits = await card('Waiting for approval')
  expect(await within(waits).findByText(/This server doesn't say which ones/)).toBeVisible()
  expect(waits).not.toHaveTextContent(/[1-4]/)
})

it('names and counts nothing that does not wait although the server says that it has kept what does', async () => {
  openDashboard()
  const data = [waiting('1'), running('2', 30)]
  server.use(
    http.get('/api/admin/campaign-ads', () => HttpResponse.json({ data, total: data.length, applied: ['status'] })),
  )
  const waits = await card('Waiting for approval')
  expect(await within(waits).findByText(/This server doesn't say which ones/)).toBeVisible()
  expect(waits).not.toHaveTextContent(/[1-4]/)
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

it('opens the list at the transaction that is pressed', async () => {
  const failed = { state: 'notSent', endedAt: Date.now() }
  keepTransaction('one', { ...failed, reason: 'First' })
  keepTransaction('other', { ...failed, reason: 'Second' })
  const { user: person } = openDashboard({ role: 'super-admin' })
  await person.click(await screen.findByRole('button', { name: /Second/ }))
  const list = within(await screen.findByRole('dialog', { name: /Transactions/ }))
  const second = list.getAllByRole('listitem').find(({ textContent }) => textContent.includes('Second'))
  const details = list.getByRole('button', { expanded: true })
  expect(second).toContainElement(details)
  expect(details).toHaveFocus()
})

it('shows the transactions that failed in the last week before unclear ones, these before pending ones, and no older ones', async () => {
  const sent = { state: 'submitted', hash: `0x${'ab'.repeat(32)}`, submittedAt: Date.now() }
  const failed = (daysAgo: number) => ({
    state: 'notSent',
    reason: `Refused ${daysAgo}`,
    endedAt: Date.now() - daysAgo * dayMs,
  })
  keepTransaction('pending', { ...sent, createdAt: Date.now() })
  keepTransaction('unclear', { state: 'unknown', reason: 'Nobody knows.', since: Date.now() })
  keepTransaction('failed', failed(6))
  keepTransaction('older', failed(8))
  openDashboard({ role: 'super-admin' })
  const transactions = await card('Transactions')
  expect(await within(transactions).findByText('Refused 6')).toBeVisible()
  expect(
    within(transactions)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(
    [/Refused 6$/, /We could not learn the outcome$/, /Sent, not seen by the network yet$/].map((text): unknown =>
      expect.stringMatching(text),
    ),
  )
  expect(within(transactions).getByText('3')).toBeVisible()
})

it('names three transactions, and counts the rest', async () => {
  for (const id of ['a', 'b', 'c', 'd'])
    keepTransaction(id, { state: 'unknown', reason: 'Nobody knows.', since: Date.now() })
  openDashboard({ role: 'super-admin' })
  const transactions = within(await card('Transactions'))
  expect(await transactions.findByText('4')).toBeVisible()
  expect(transactions.getAllByRole('listitem')).toHaveLength(3)
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

it('names the address on the buttons that copy those of the assets', async () => {
  openDashboard({ assets: 1 })
  await screen.findByText('Net 0')
  expect(screen.getAllByRole('button', { name: /^Copy/ }).map((button) => button.getAttribute('aria-label'))).toEqual([
    'Copy contract address 0xdAC…D831ec7',
    'Copy wallet address 0x709…7dc79C8',
  ])
})

it('says that no asset is tracked', async () => {
  openDashboard({ assets: 0 })
  expect(await screen.findByText('No Asset Tracked')).toBeVisible()
})
