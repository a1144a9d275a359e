import { waitFor, within } from '@testing-library/react'
import { ether } from '../../testing/ether'
import { account, otherAccount } from '../../testing/fakeWallet'
import { of, openVesting, schedule, start } from '../../testing/openVesting'
import { toast } from '../../testing/toasts'

it('has nothing to release before the cliff ends, and says when it will', async () => {
  const { screen } = openVesting({ time: start + 10, schedules: of(account, schedule()) })
  expect(await screen.findByText(/Nothing to release until Jan 11, 2026, 12:00\sPM\./)).toBeVisible()
  const release = screen.getByRole('button', { name: 'Release Vest' })
  expect(release).toHaveAttribute('aria-disabled', 'true')
  expect(release).toHaveAccessibleDescription(/^Nothing to release until/)
})

describe('while something is missing', () => {
  /** The buttons of the page, without those of the header with the same names. */
  const inPage = ({ screen }: ReturnType<typeof openVesting>) => within(screen.getByRole('main'))
  const offBecause = async (app: ReturnType<typeof openVesting>, name: string, reason: string) => {
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
    const app = openVesting({ connected: false })
    await offBecause(app, 'Release Vest', 'Connect a wallet to sign this.')
    expect(card()).toBe('Total Vest-No wallet connected, no address looked up.')
    await app.user.click(app.screen.getByRole('button', { name: 'Add Vest' }))
    expect(await app.screen.findByRole('dialog', { name: 'Add Vesting' })).toBeVisible()
  })

  it('shows Total Vest, Release Vest and Add Vest with the reason why not on a chain without the contract', async () => {
    const app = openVesting({ address: '/vesting?chain=31338' })
    await offBecause(app, 'Release Vest', 'No vesting contract here.')
    await offBecause(app, 'Add Vest', 'No vesting contract here.')
    expect(card()).toBe('Total Vest-No vesting contract here.')
  })

  it('offers to connect before Release Vest among the keys, and leaves the focus there', async () => {
    const schedules = of(otherAccount, schedule())
    const app = openVesting({ connected: false, address: `/vesting?account=${otherAccount}`, schedules })
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
    const app = openVesting({ chainId: 10, schedules: of(account, schedule()) })
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
  const { screen, user, node, wallet } = openVesting({ schedules: of(account, schedule()) })
  await screen.findByText('1-1 of 1')
  node.state.schedules = of(account, schedule({ released: 1_000n * ether }))
  node.mine()
  await user.click(screen.getByRole('button', { name: 'Release Vest' }))
  await toast('Nothing to release: everything has been paid.')
  expect(wallet.asked('eth_sendTransaction')).toEqual([])
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('shows what would be signed, and closes without a request when it is cancelled', async () => {
  const { screen, user, wallet } = openVesting({ schedules: of(account, schedule()) })
  await screen.findByText('1-1 of 1')
  await user.click(screen.getByRole('button', { name: 'Release Vest' }))
  const dialog = await screen.findByRole('dialog', { name: 'Release Vesting' })
  await within(dialog).findByText('releaseVestedTokens')
  expect(within(dialog).getByText('Local Chain A')).toBeVisible()
  expect(dialog).toHaveTextContent(`Release 500.00 SSDX to ${account}`)
  // Not the most: chains above another add the price of its data.
  expect(dialog).toHaveTextContent('Network fee, about0.')
  expect(dialog).toHaveTextContent('Your balance1 ETH, enough for the fee')
  expect(within(dialog).getByRole('button', { name: 'Release 500.00 SSDX' })).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(wallet.asked('eth_sendTransaction')).toEqual([])
})

it('reads again what is claimable before it is tried again after a refusal in the wallet', async () => {
  const { screen, user, node, wallet } = openVesting({ schedules: of(account, schedule()) })
  await screen.findByText('1-1 of 1')
  await user.click(screen.getByRole('button', { name: 'Release Vest' }))
  wallet.next.rejects('eth_sendTransaction', { code: 4001 })
  await user.click(await screen.findByRole('button', { name: 'Release 500.00 SSDX' }))
  const again = await screen.findByRole('button', { name: 'Try again' })
  // Somebody else has released most of it meanwhile.
  node.state.schedules = of(account, schedule({ released: 499n * ether }))
  node.mine()
  await user.click(again)
  expect(await screen.findByRole('button', { name: 'Release 1.00 SSDX' })).toHaveFocus()
  expect(wallet.asked('eth_sendTransaction')).toHaveLength(1)
})
