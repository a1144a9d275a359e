import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { dayMs } from '../../contract/days'
import { keepTransaction } from '../../testing/keptTransaction'
import { card, openDashboard, running, waiting } from '../../testing/openDashboard'
import { server } from '../../testing/server'

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

it('names the address on the buttons that copy those of the assets', async () => {
  openDashboard({ assets: 1 })
  await screen.findByText('Net 0')
  expect(screen.getAllByRole('button', { name: /^Copy/ }).map((button) => button.getAttribute('aria-label'))).toEqual([
    'Copy contract address 0xdAC…D831ec7',
    'Copy wallet address 0x709…7dc79C8',
  ])
})
