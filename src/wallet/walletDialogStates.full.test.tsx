import { screen, waitFor, within } from '@testing-library/react'
import { shortAddress } from '../shared/shortAddress'
import '../testing/browserLike'
import { account } from '../testing/fakeWallet'
import { compactScreen, narrowTo } from '../testing/screenWidth'
import { pass, stopClock, until } from '../testing/stopClock'
import { chainChanged, selectWallet } from './walletSlice'
import { wholeAddress, startWalletDialog } from '../testing/openWalletDialog'

it('shows which wallet is asked, takes no second press, and after 30 s offers to stop waiting', async () => {
  const { press, button, fake, user } = startWalletDialog([
    { id: 'test', name: 'Test Wallet' },
    { id: 'other', name: 'Other' },
  ])
  await press('Connect wallet')
  const asked = await button('Test Wallet')
  stopClock()
  fake.next.hangs('eth_requestAccounts')
  asked.click()
  await until(() => expect(asked).toHaveAttribute('aria-busy', 'true'))
  await pass(100)
  expect(screen.getByRole('button', { name: 'Other' })).toBeDisabled()
  expect(screen.queryByRole('button', { name: 'Stop waiting' })).toBeNull()
  await pass(30_000)
  jest.useRealTimers()
  expect(screen.getByText(/Open and unlock it\. .* stop waiting and reload the page\./)).toBeVisible()
  await user.click(await button('Stop waiting'))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Other' })).toBeEnabled())
  expect(fake.asked('eth_requestAccounts')).toHaveLength(1)
})

it('makes way for the window of the QR code before that opens', async () => {
  const { press, button, fake, port } = startWalletDialog([{ id: 'qr', name: 'WalletConnect' }])
  port.connect = () => new Promise(() => undefined)
  await press('Connect wallet')
  await press('WalletConnect')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await button('Connecting…')).toBeInTheDocument()
  expect(fake.calls).toEqual([])
})

it('has no heading of balances on a network of which none can be read', async () => {
  const { connect, press, store } = startWalletDialog()
  await connect()
  store.dispatch(chainChanged({ id: 'test', chainId: 137 }))
  await press(/^Your wallet/)
  const dialog = within(await screen.findByRole('dialog', { name: 'Your Wallet' }))
  expect(dialog.getByText(/^Unsupported network/)).toBeInTheDocument()
  expect(dialog.queryByText('Balances')).toBeNull()
})

it('closes when the wallet has switched to the chosen network', async () => {
  const { connect, press, store } = startWalletDialog()
  await connect()
  await press(`Your wallet ${shortAddress(account)}`)
  await press('Switch to Local Chain B')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(selectWallet(store.getState()).chainId).toBe(31338)
})

it('shows the whole address on a narrow screen too', async () => {
  narrowTo(compactScreen)
  const { connect, press } = startWalletDialog()
  await connect()
  await press(`Your wallet ${shortAddress(account)}`)
  await screen.findByRole('dialog', { name: 'Your Wallet' })
  expect(wholeAddress()).toBeVisible()
})

it('shows the values to type into a wallet that adds no network by itself', async () => {
  const { connect, press, fake } = startWalletDialog()
  await connect()
  fake.state.knownChains = []
  fake.next.rejects('wallet_addEthereumChain', { code: -32602, message: 'https only' })
  await press(`Your wallet ${shortAddress(account)}`)
  await press('Switch to Local Chain B')
  const values = await screen.findByRole('region', { name: 'Add Local Chain B manually' })
  const rows = within(values).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual([
    'Network nameLocal Chain B',
    'RPC URLhttp://127.0.0.1:8546/',
    'Chain ID31338',
    'Currency symbolETH',
  ])
})
