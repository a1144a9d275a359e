import { fireEvent, waitFor, within } from '@testing-library/react'
import { chainServer } from '../../testing/chainServer'
import type { TestSchedule } from '../../testing/chainState'
import { account, fakeProvider, fakeWallet, otherAccount } from '../../testing/fakeWallet'
import { renderApp } from '../../testing/renderApp'
import { savedFiles } from '../../testing/savedFiles'
import { keepSession } from '../../testing/signedInStore'
import { toast, toasts } from '../../testing/toasts'

const day = 86_400
const ether = 10n ** 18n
const start = new Date(2026, 0, 10, 12).getTime() / 1000
const now = start + 6 * day

const schedule = (changes: Partial<TestSchedule> = {}): TestSchedule => ({
  creator: otherAccount,
  amount: 1_000n * ether,
  startTime: start,
  cliff: day,
  duration: 10 * day,
  released: 0n,
  ...changes,
})

beforeEach(() => keepSession('super-admin'))
afterEach(() => window.sessionStorage.clear())

/** Opens the vesting page; with `connected`, the wallet of the last visit reconnects. */
function open({
  connected = true,
  address = '/vesting',
  chainId = 31337,
  ...state
}: Parameters<typeof chainServer>[0] & Options = {}) {
  const wallet = fakeWallet(fakeProvider({ chainId }))
  if (connected) window.localStorage.setItem('wallet.last', JSON.stringify({ id: 'test', name: 'Test Wallet' }))
  const native = { [account.toLowerCase()]: ether }
  const node = chainServer({ time: now, owner: account, native, ...state })
  return { ...renderApp(address, { wallet: () => Promise.resolve(wallet.port) }), wallet: wallet.fake, node }
}
interface Options {
  connected?: boolean
  address?: string
  /** The wallet's chain. */
  chainId?: number
}

const of = (owner: string, ...schedules: TestSchedule[]) => ({ [owner.toLowerCase()]: schedules })

const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

it('warns of the address that a link gives to vest to, as of one that is typed', async () => {
  const { screen } = open({ address: '/vesting?vest=0x70997970C51812dc3A010C7d01b50e0d17dc79c8' })
  expect(await screen.findByText(/checksum doesn't match/)).toBeVisible()
})

it('shows the schedules of the connected wallet with their own cliff and vesting, and what can be claimed', async () => {
  const { screen } = open({ schedules: of(account, schedule({ released: 100n * ether })) })
  await screen.findByText('1-1 of 1')
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
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
  expect([...document.querySelectorAll('main dl > div')].map(({ textContent }) => textContent)).toEqual([
    'Total Vest11,000.00 SSDX in total',
    'Claimable now400.00\u00a0SSDX',
    'Released100.00\u00a0SSDX',
  ])
})

it('names the token as it names itself', async () => {
  const { screen, user } = open({ symbol: 'TKN', schedules: of(account, schedule()) })
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
    const { screen, node } = open({ symbol, schedules: of(account, schedule()) })
    await waitFor(() => expect(node.asked('eth_call').length).toBeGreaterThan(2))
    expect(await screen.findByText('1,000.00 SSDX in total')).toBeVisible()
  },
)

it('says that the contract is not found where nothing stands at its address', async () => {
  const { screen, node } = open()
  node.answers.eth_call = () => '0x'
  node.state.codes = {}
  expect(await screen.findByText('Contract not found on this network')).toBeVisible()
})

it('says No Vesting, and offers a look-up, without a wallet', async () => {
  const { screen, user, node } = open({ connected: false, schedules: of(otherAccount, schedule()) })
  expect(await screen.findByText('No Vesting')).toBeVisible()
  expect(node.asked('eth_call')).toEqual([])
  await user.type(screen.getByLabelText('Look up an address'), `${otherAccount.toLowerCase()}{Enter}`)
  expect(await screen.findByText('1-1 of 1')).toBeVisible()
  expect(window.location.search).toBe(`?account=${otherAccount}`)
})

it('shows the address that was looked up although a wallet is connected, until it is cleared', async () => {
  const schedules = { ...of(account, schedule(), schedule()), ...of(otherAccount, schedule()) }
  const { screen, user } = open({ address: `/vesting?account=${otherAccount}`, schedules })
  expect(await screen.findByText('1-1 of 1')).toBeVisible()
  await screen.findByText('0x709…7dc79C8')
  expect(screen.getByText('1-1 of 1')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(await screen.findByText('1-2 of 2')).toBeVisible()
})

it('refuses a look-up of what is no address and asks no node', async () => {
  const { screen, user, node } = open({ connected: false })
  await user.type(await screen.findByLabelText('Look up an address'), 'vitalik.eth{Enter}')
  await toast('Not A valid Address')
  expect(screen.getByLabelText('Look up an address')).toHaveValue('vitalik.eth')
  expect(node.requests).toEqual([])
})

/** Opens the picture of the first schedule. */
async function openPicture(schedules = of(account, schedule({ released: 100n * ether }))) {
  const app = open({ schedules })
  await app.user.click(await app.screen.findByRole('button', { name: 'View schedule 1' }))
  return { ...app, dialog: within(await app.screen.findByRole('dialog', { name: 'Schedule 1: 1,000.00 SSDX' })) }
}

it('shows how a schedule unlocks as a picture with its dates and parts, and the same in a table', async () => {
  const { user, dialog } = await openPicture()
  const picture = await dialog.findByRole('img', {
    name: 'Unlock curve: 500.00 SSDX of 1,000.00 SSDX vested, all by Jan 21, 2026',
  })
  const texts = [...picture.querySelectorAll('text')].map(({ textContent }) => textContent)
  expect(texts).toEqual(expect.arrayContaining(['0', '500', '1K', 'Cliff ends Jan 11, 2026', 'Today Jan 16, 2026']))
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Released 100.00 SSDX',
    'Claimable 400.00 SSDX',
    'To come 500.00 SSDX',
  ])
  expect(dialog.queryByRole('table')).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Show as table Unlock curve' }))
  const table = within(dialog.getByRole('table'))
  expect(table.getByRole('row', { name: /Fully vested/ })).toHaveTextContent('1,000.00 SSDX')
})

it('says what has vested by a day to the keyboard, beginning today', async () => {
  const { user, dialog } = await openPicture()
  const values = await dialog.findByRole('slider', { name: 'Values of Unlock curve' })
  expect(values).toHaveAttribute('aria-valuetext', 'vested by Jan 16, 2026: 500.00 SSDX')
  values.focus()
  fireEvent.change(values, { target: { value: values.getAttribute('max') } })
  expect(values).toHaveAttribute('aria-valuetext', 'vested by Jan 21, 2026: 1,000.00 SSDX')
  expect(dialog.getByText('vested by Jan 21, 2026')).toBeVisible()
  await user.tab()
  expect(dialog.queryByText('vested by Jan 21, 2026')).toBeNull()
})

it('says in the row how much of a schedule is released, claimable and to come', async () => {
  const { screen } = open({ schedules: of(account, schedule({ released: 100n * ether })) })
  await screen.findByText('1-1 of 1')
  const bar = within(screen.getAllByRole('row')[1] ?? document.body).getByRole('img')
  expect(bar).toHaveAccessibleName('Released 100.00 SSDX, Claimable 400.00 SSDX, To come 500.00 SSDX')
})

it('has nothing to release before the cliff ends, and says when it will', async () => {
  const { screen } = open({ time: start + 10, schedules: of(account, schedule()) })
  expect(await screen.findByText(/Nothing to release until Jan 11, 2026, 12:00\sPM\./)).toBeVisible()
  const release = screen.getByRole('button', { name: 'Release Vest' })
  expect(release).toHaveAttribute('aria-disabled', 'true')
  expect(release).toHaveAccessibleDescription(/^Nothing to release until/)
})

it('counts as claimable what the rows do, and says what holds up a release of it', async () => {
  const justBegun = schedule({ amount: 1n, startTime: now, cliff: 0 })
  const { screen } = open({ schedules: of(account, schedule(), justBegun) })
  await screen.findByText('1-2 of 2')
  expect(
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => cells(row)[2]),
  ).toEqual(['500.00 SSDX', '0.00 SSDX'])
  expect([...document.querySelectorAll('main dl > div')].map(({ textContent }) => textContent)).toContain(
    'Claimable now500.00\u00a0SSDX',
  )
  expect(screen.getByRole('button', { name: 'Release Vest' })).toHaveAccessibleDescription(
    /^A release pays all schedules at once, and one of them has nothing new until Jan 26, 2026, 12:0\d\sPM\.$/,
  )
})

describe('while something is missing', () => {
  /** The buttons of the page, without those of the header with the same names. */
  const inPage = ({ screen }: ReturnType<typeof open>) => within(screen.getByRole('main'))
  const offBecause = async (app: ReturnType<typeof open>, name: string, reason: string) => {
    const button = await inPage(app).findByRole('button', { name })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAccessibleDescription(reason)
    await app.user.click(button)
    await toast(reason)
    expect(app.screen.queryByRole('dialog')).toBeNull()
    return button
  }
  const card = () => document.querySelector('main dl')?.textContent

  it('shows Total Vest and Release Vest without wallet and look-up, each with the reason why not, and opens Add Vest', async () => {
    const app = open({ connected: false })
    await offBecause(app, 'Release Vest', 'Connect a wallet to sign this.')
    expect(card()).toBe('Total Vest-No wallet connected, no address looked up.')
    await app.user.click(app.screen.getByRole('button', { name: 'Add Vest' }))
    expect(await app.screen.findByRole('dialog', { name: 'Add Vesting' })).toBeVisible()
  })

  it('shows Total Vest, Release Vest and Add Vest with the reason why not on a chain without the contract', async () => {
    const app = open({ address: '/vesting?chain=31338' })
    await offBecause(app, 'Release Vest', 'No vesting contract here.')
    await offBecause(app, 'Add Vest', 'No vesting contract here.')
    expect(card()).toBe('Total Vest-No vesting contract here.')
  })

  it('offers to connect before Release Vest among the keys, and leaves the focus there', async () => {
    const schedules = of(otherAccount, schedule())
    const app = open({ connected: false, address: `/vesting?account=${otherAccount}`, schedules })
    const { screen, user, wallet } = app
    await screen.findByText('1-1 of 1')
    const release = inPage(app).getByRole('button', { name: 'Release Vest' })
    const connect = inPage(app).getByRole('button', { name: 'Connect wallet' })
    expect(connect.compareDocumentPosition(release)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    connect.focus()
    await user.keyboard('{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Test Wallet' }))
    await waitFor(() => expect(release).not.toHaveAttribute('aria-disabled', 'true'))
    await waitFor(() => expect(release).toHaveFocus())
    expect(connect).not.toBeInTheDocument()
    expect(wallet.asked('eth_requestAccounts')).toHaveLength(1)
  })

  it('keeps the name of Release Vest while the wallet is on another network, and offers to switch', async () => {
    const app = open({ chainId: 10, schedules: of(account, schedule()) })
    const { screen, user, wallet } = app
    await screen.findByText('1-1 of 1')
    const release = screen.getByRole('button', { name: 'Release Vest' })
    expect(release).toHaveAccessibleDescription('Your wallet is on a different network.')
    await user.click(inPage(app).getByRole('button', { name: 'Switch to Local Chain A' }))
    await waitFor(() => expect(release).not.toHaveAttribute('aria-disabled', 'true'))
    expect(release).toHaveFocus()
    expect(wallet.state.chainId).toBe(31337)
  })
})

it('reads again before a release, and asks for nothing when a colleague was faster', async () => {
  const { screen, user, node, wallet } = open({ schedules: of(account, schedule()) })
  await screen.findByText('1-1 of 1')
  node.state.schedules = of(account, schedule({ released: 1_000n * ether }))
  node.mine()
  await user.click(screen.getByRole('button', { name: 'Release Vest' }))
  await toast('Nothing to release: everything has been paid.')
  expect(wallet.asked('eth_sendTransaction')).toEqual([])
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('shows what would be signed, and closes without a request when it is cancelled', async () => {
  const { screen, user, wallet } = open({ schedules: of(account, schedule()) })
  await screen.findByText('1-1 of 1')
  await user.click(screen.getByRole('button', { name: 'Release Vest' }))
  const dialog = await screen.findByRole('dialog', { name: 'Release Vesting' })
  await within(dialog).findByText('releaseVestedTokens')
  expect(within(dialog).getByText('Local Chain A')).toBeVisible()
  expect(dialog).toHaveTextContent(`Release 500.00 SSDX to ${account}`)
  expect(within(dialog).getByRole('button', { name: 'Release 500.00 SSDX' })).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(wallet.asked('eth_sendTransaction')).toEqual([])
})

it('says on a chain without the contract where it is, and goes there', async () => {
  const { screen, user } = open({ address: '/vesting?chain=31338', schedules: of(account, schedule()) })
  expect(await screen.findByText('Not deployed on Local Chain B')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Switch to Local Chain A' }))
  expect(await screen.findByText('1-1 of 1')).toBeVisible()
  expect(toasts()).toEqual([])
})

it('sorts schedules by what their columns mean, in the address', async () => {
  const amounts = [900n, 1_000n, 20n].map((amount) => schedule({ amount: amount * ether }))
  const { screen, user } = open({ schedules: of(account, ...amounts) })
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

it('shows all schedules at an address with a search that is not offered', async () => {
  const { screen } = open({ schedules: of(account, schedule()), address: '/vesting?search=zoe&from=2026-01-01' })
  expect(await screen.findByText('1-1 of 1')).toBeVisible()
})

it('saves the schedules with exact amounts and instants, in the order they are shown', async () => {
  const saved = savedFiles()
  const { screen, user } = open({
    schedules: of(account, schedule({ amount: 2n * ether + 1n }), schedule({ amount: ether })),
    address: '/vesting?sort=amount',
  })
  await screen.findByText('1-2 of 2')
  await user.click(screen.getByRole('button', { name: 'Options' }))
  await user.click(await screen.findByRole('button', { name: 'Export all rows (CSV)' }))
  await toast('2 rows exported')
  const lines = (await saved[0]?.text())?.split('\r\n') ?? []
  expect(lines.slice(1, 3).map((line) => line.split(',')[0])).toEqual(['1', '2.000000000000000001'])
  expect(lines[1]?.split(',')[3]).toBe(new Date(start * 1000).toISOString())
})
