import { waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { ether } from '../../testing/ether'
import { account, otherAccount } from '../../testing/fakeWallet'
import { cells, of, openVesting, schedule, start } from '../../testing/openVesting'
import { server } from '../../testing/server'
import { figures, heads } from '../../testing/shownPage'
import { pass, stopClock } from '../../testing/stopClock'
import { toasts } from '../../testing/toasts'

it('warns of the address that a link gives to vest to, as of one that is typed', async () => {
  const { screen } = openVesting({ address: '/vesting?vest=0x70997970C51812dc3A010C7d01b50e0d17dc79c8' })
  expect(await screen.findByText(/checksum doesn't match/)).toBeVisible()
})

it('shows the schedules of the connected wallet with their own cliff and vesting, and what can be claimed', async () => {
  // What can be claimed grows with the clock.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now())
  const { screen } = openVesting({ schedules: of(account, schedule({ released: 100n * ether })) })
  await screen.findByText('1-1 of 1')
  expect(heads()).toEqual([
    'AMOUNT',
    'RELEASED AMOUNT',
    'CLAIMABLE NOW',
    'START DATE',
    'CLIFF TIME',
    'VESTING TIME',
    'Action',
  ])
  expect(screen.getAllByRole('row').slice(1).map(cells)).toEqual([
    [
      '1,000.00 SSDX',
      '100.00 SSDX',
      '400.00 SSDX',
      'Jan 10, 2026',
      '1 dayJan 11, 2026',
      '10 daysJan 21, 2026',
      'View schedule 1',
    ],
  ])
  expect(figures()).toEqual([
    'Total Vest11,000.00 SSDX in total',
    'Claimable now400.00\u00a0SSDX',
    'Released100.00\u00a0SSDX',
  ])
})

it.each([
  ['was never set', 0],
  ['is in milliseconds', start * 1000],
])('shows no dates and no curve of a schedule whose start %s', async (_how, startTime) => {
  const { screen } = openVesting({ schedules: of(account, schedule({ startTime })) })
  await screen.findByText('1-1 of 1')
  expect(cells(screen.getAllByRole('row')[1] ?? document.body).slice(3)).toEqual(['-', '1 day-', '10 days-', ''])
})

it('says of sums that could not be read again that they may be out of date, and reads them when asked to', async () => {
  const { screen, user, node } = openVesting({ schedules: of(account, schedule()) })
  await screen.findByText('1-1 of 1')
  const released = () => figures()[2]
  node.mode = 'refused'
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect(released()).toBe('Released0.00\u00a0SSDXMay be out of date. Try again'))
  node.mode = 'up'
  await user.click(screen.getAllByRole('button', { name: 'Try again' })[2] ?? document.body)
  await waitFor(() => expect(released()).toBe('Released0.00\u00a0SSDX'))
})

it('names the token as it names itself', async () => {
  const { screen, user } = openVesting({ symbol: 'TKN', schedules: of(account, schedule()) })
  await screen.findByText('1-1 of 1')
  await waitFor(() => expect(cells(screen.getAllByRole('row')[1] ?? document.body)).toContain('1,000.00 TKN'))
  expect(screen.getByText('1,000.00 TKN in total')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'View schedule 1' }))
  expect(await screen.findByRole('img', { name: /500.00 TKN of 1,000.00 TKN vested/ })).toBeVisible()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Release Vest' }))
  const dialog = await screen.findByRole('dialog', { name: 'Release Vesting' })
  expect(await within(dialog).findByRole('button', { name: 'Release 500.00 TKN' })).toBeVisible()
  expect(document.body).not.toHaveTextContent(/SSDX(?! Back)/)
})

it.each(['', 'a name that is too long', '<b>T</b>\u202e'])(
  'uses the usual name for a token that calls itself %j',
  async (symbol) => {
    const { screen, node } = openVesting({ symbol, schedules: of(account, schedule()) })
    await waitFor(() => expect(node.asked('eth_call').length).toBeGreaterThan(2))
    expect(await screen.findByText('1,000.00 SSDX in total')).toBeVisible()
  },
)

it('says that the contract is not found where nothing stands at its address', async () => {
  const { screen, node } = openVesting()
  node.answers.eth_call = () => '0x'
  node.state.codes = {}
  expect(await screen.findByText('Contract not found on this network')).toBeVisible()
})

it('says No Vesting, and offers a look-up, without a wallet', async () => {
  const { screen, user, node } = openVesting({ connected: false, schedules: of(otherAccount, schedule()) })
  expect(await screen.findByText('No Vesting')).toBeVisible()
  expect(node.asked('eth_call')).toEqual([])
  await user.type(screen.getByLabelText('Look up an address'), `${otherAccount.toLowerCase()}{Enter}`)
  expect(await screen.findByText('1-1 of 1')).toBeVisible()
  expect(window.location.search).toBe(`?account=${otherAccount.toLowerCase()}`)
})

it('lets the claimable amount grow on when a node answers with the same block again or an older one, or the page is opened again', async () => {
  stopClock()
  server.use(http.get('/api/admin/*', () => HttpResponse.json({ data: [], total: 0 })))
  // One token a second.
  const { screen, node } = openVesting({ schedules: of(account, schedule({ amount: 864_000n * ether })) })
  const shown = () =>
    Number.parseFloat(screen.getByText('Claimable now').nextElementSibling?.textContent.replace(',', '') ?? '')
  const claimed = async () => {
    await pass(30_000)
    const refresh = screen.getByRole('button', { name: 'Refresh' })
    // It takes no press while the chain is read by itself, which it is every fifteen seconds.
    while (refresh.getAttribute('aria-busy') === 'true') await pass(100)
    const before = node.requests.length
    refresh.click()
    await pass(1_000)
    expect(node.requests.length).toBeGreaterThan(before)
    return shown()
  }
  // However many turns the page takes to come, the time is measured from then on.
  do await pass(1_000)
  while (!screen.queryByText('1-1 of 1'))
  expect(await claimed()).toBeGreaterThan(432_025)
  for (const page of ['Users', 'Vesting']) {
    screen.getByRole('link', { name: page }).click()
    await pass(1_000)
  }
  expect(shown()).toBeGreaterThan(432_025)
  node.mine(-2)
  node.state.block -= 2
  expect(await claimed()).toBeGreaterThan(432_055)
  // A newer one says what time it is.
  node.mine(602)
  expect(await claimed()).toBeLessThan(432_640)
})

it('says on a chain without the contract where it is, and goes there', async () => {
  const { screen, user } = openVesting({ address: '/vesting?chain=31338', schedules: of(account, schedule()) })
  expect(await screen.findByText('Not deployed on Local Chain B')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Switch to Local Chain A' }))
  expect(await screen.findByText('1-1 of 1')).toBeVisible()
  expect(toasts()).toEqual([])
})

it('does not open the form by itself when somebody comes back to the page that was left with it open', async () => {
  const { screen, user } = openVesting({ address: '/staking' })
  await user.click(await screen.findByRole('link', { name: 'Vesting' }))
  await user.click(await screen.findByRole('button', { name: 'Add Vest' }))
  await screen.findByRole('dialog', { name: 'Add Vesting' })
  window.history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  window.history.forward()
  await screen.findByText('Vesting of your wallet')
  expect(screen.queryByRole('dialog')).toBeNull()
})
