import { act, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { daySeconds } from '../../contract/days'
import { chainServer } from '../../testing/chainServer'
import { account, otherAccount } from '../../testing/fakeWallet'
import { cells, ether, of, openVesting, schedule, start } from '../../testing/openVesting'
import { savedFiles } from '../../testing/savedFiles'
import { server } from '../../testing/server'
import { figures, heads } from '../../testing/shownPage'
import { pass, stopClock } from '../../testing/stopClock'
import { chainA, chainB } from '../../testing/testChains'
import { toast, toasts } from '../../testing/toasts'

const { vesting } = chainB.contracts
afterEach(() => Object.assign(chainB.contracts, { vesting }))

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

it('warns of a look-up whose checksum is wrong, keeps it as it was typed, and shows its schedules', async () => {
  const typed = otherAccount.toLowerCase().replace('c', 'C')
  const { screen, user } = openVesting({ connected: false, schedules: of(otherAccount, schedule()) })
  await user.type(await screen.findByLabelText('Look up an address'), ` ${typed} {Enter}`)
  expect(await screen.findByText('1-1 of 1')).toBeVisible()
  expect(screen.getByText(/checksum doesn't match/)).toBeVisible()
  expect(window.location.search).toBe(`?account=${typed}`)
  expect(screen.getByLabelText('Look up an address')).toHaveValue(typed)
  await user.clear(screen.getByLabelText('Look up an address'))
  await user.type(screen.getByLabelText('Look up an address'), `${otherAccount}{Enter}`)
  await waitFor(() => expect(screen.queryByText(/checksum doesn't match/)).toBeNull())
})

it('shows the address that was looked up although a wallet is connected, until it is cleared', async () => {
  const schedules = { ...of(account, schedule(), schedule()), ...of(otherAccount, schedule()) }
  const { screen, user } = openVesting({ address: `/vesting?account=${otherAccount}`, schedules })
  expect(await screen.findByText('1-1 of 1')).toBeVisible()
  await screen.findByText('0x709…7dc79C8')
  expect(screen.getByText('1-1 of 1')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(await screen.findByText('1-2 of 2')).toBeVisible()
})

it('leads from Clear, which goes, back to the field of the address', async () => {
  const { screen, user } = openVesting({ address: `/vesting?account=${otherAccount}`, schedules: {} })
  await user.click(await screen.findByRole('button', { name: 'Clear' }))
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
  expect(screen.getByLabelText('Look up an address')).toHaveFocus()
})

it('keeps what is typed to look up when a wallet connects and when its account changes', async () => {
  const { screen, user, tell } = openVesting({ connected: false, schedules: of(otherAccount, schedule()) })
  await user.type(await screen.findByLabelText('Look up an address'), '0x3C4')
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Connect wallet' }))
  await user.click(await screen.findByRole('button', { name: 'Test Wallet' }))
  await screen.findByText('Vesting of your wallet')
  expect(screen.getByLabelText('Look up an address')).toHaveValue('0x3C4')
  act(() => tell({ type: 'accountsChanged', id: 'test', accounts: [otherAccount] }))
  await screen.findByText('1-1 of 1')
  expect(screen.getByLabelText('Look up an address')).toHaveValue('0x3C4')
})

it('keeps what is typed to look up, and the focus in the select, when another network is chosen', async () => {
  chainServer({ chain: chainB, schedules: {} })
  Object.assign(chainB.contracts, { vesting: `0x${'4'.repeat(40)}` })
  const { screen, user } = openVesting({ connected: false, schedules: of(otherAccount, schedule()) })
  await user.type(await screen.findByLabelText('Look up an address'), otherAccount)
  await user.selectOptions(screen.getByLabelText('Network'), chainB.name)
  await waitFor(() => expect(window.location.search).toBe(`?chain=${chainB.id}`))
  expect(screen.getByLabelText('Network')).toHaveFocus()
  expect(screen.getByLabelText('Look up an address')).toHaveValue(otherAccount)
  await user.selectOptions(screen.getByLabelText('Network'), chainA.name)
  await user.click(screen.getByRole('button', { name: 'Look up' }))
  expect(await screen.findByText('1-1 of 1')).toBeVisible()
})

it('shows the first page of what an address has that is looked up from a later page', async () => {
  const schedules = of(otherAccount, ...Array.from({ length: 11 }, () => schedule()))
  const { screen, user } = openVesting({ connected: false, address: '/vesting?page=2', schedules })
  await user.type(await screen.findByLabelText('Look up an address'), `${otherAccount}{Enter}`)
  expect(await screen.findByText('1-10 of 11')).toBeVisible()
})

it('refuses a look-up of what is no address and asks no node', async () => {
  const { screen, user, node } = openVesting({ connected: false })
  await user.type(await screen.findByLabelText('Look up an address'), 'vitalik.eth{Enter}')
  await toast('Not A valid Address')
  expect(screen.getByLabelText('Look up an address')).toHaveValue('vitalik.eth')
  expect(node.requests).toEqual([])
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

it('sorts schedules by what their columns mean, in the address', async () => {
  const amounts = [900n, 1_000n, 20n].map((amount) => schedule({ amount: amount * ether }))
  const { screen, user } = openVesting({ schedules: of(account, ...amounts) })
  await screen.findByText('1-3 of 3')
  const shown = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => cells(row)[0])
  await user.click(screen.getByRole('button', { name: 'AMOUNT' }))
  await waitFor(() => expect(shown()).toEqual(['20.00 SSDX', '900.00 SSDX', '1,000.00 SSDX']))
  expect(window.location.search).toBe('?sort=amount')
})

it('sorts schedules by what can be claimed, and by when cliff and vesting end', async () => {
  const given = [
    schedule({ amount: 30n * ether, cliff: 3 * daySeconds }),
    schedule({ cliff: 2 * daySeconds, duration: 40 * daySeconds }),
    schedule({ amount: 900n * ether, cliff: 5 * daySeconds, duration: 5 * daySeconds }),
  ]
  const { screen, user } = openVesting({ schedules: of(account, ...given) })
  await screen.findByText('1-3 of 3')
  const names = () => screen.getAllByRole('button', { name: /^View schedule/ }).map(({ textContent }) => textContent)
  for (const [head, order] of [
    ['VESTING TIME', [3, 1, 2]],
    ['CLIFF TIME', [2, 1, 3]],
    ['CLAIMABLE NOW', [1, 2, 3]],
  ] as const) {
    await user.click(screen.getByRole('button', { name: head }))
    await waitFor(() => expect(names()).toEqual(order.map((nth) => `View schedule ${nth}`)))
  }
})

it('shows all schedules at an address with a search that is not offered', async () => {
  const { screen } = openVesting({ schedules: of(account, schedule()), address: '/vesting?search=zoe&from=2026-01-01' })
  expect(await screen.findByText('1-1 of 1')).toBeVisible()
})

it('saves the schedules with exact amounts and instants, in the order they are shown', async () => {
  const saved = savedFiles()
  const { screen, user } = openVesting({
    schedules: of(account, schedule({ amount: 2n * ether + 1n }), schedule({ amount: ether })),
    address: '/vesting?sort=amount',
  })
  await screen.findByText('1-2 of 2')
  await user.click(screen.getByRole('button', { name: 'Options' }))
  await user.click(await screen.findByRole('button', { name: 'Export all rows (CSV)' }))
  await toast('2 rows exported')
  const lines = (await saved[0]?.text())?.split('\r\n') ?? []
  expect(lines.slice(1, 3).map((line) => line.split(',')[0])).toEqual(['1', '2.000000000000000001'])
  expect(lines[1]?.split(',').slice(3)).toEqual([new Date(start * 1000).toISOString(), '86400 s', '864000 s'])
})
