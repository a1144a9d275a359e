import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider, useDispatch, useSelector } from 'react-redux'
import { ChainsContext } from '../config/chains'
import { shortAddress } from '../shared/shortAddress'
import '../testing/browserLike'
import { account, fakeWallet } from '../testing/fakeWallet'
import { keepWallet } from '../testing/keptWallet'
import { turns } from '../testing/requests'
import { compactScreen, narrowTo } from '../testing/screenWidth'
import { pass, stopClock, until } from '../testing/stopClock'
import { toast, toasts } from '../testing/toasts'
import { walletStore } from '../testing/walletStore'
import { Notifications } from '../ui/messages/Notifications'
import { ConnectWalletButton } from './ConnectWalletButton'
import WalletDialog from './WalletDialog'
import type { WalletOption } from './walletPort'
import { chainChanged, selectWallet, walletDialogClosed } from './walletSlice'

const icon = 'data:image/svg+xml,%3Csvg/%3E'
const options: readonly WalletOption[] = [
  { id: 'test', name: 'Test Wallet', icon },
  { id: 'qr', name: 'WalletConnect', notAvailable: "WalletConnect isn't configured here." },
]

function Dialog() {
  const dispatch = useDispatch()
  const { dialogOpen } = useSelector(selectWallet)
  return dialogOpen && <WalletDialog balances={<p>12 ETH</p>} onClose={() => dispatch(walletDialogClosed())} />
}

/** The address in groups of four, which are elements of their own. */
const wholeAddress = () =>
  screen.getByText((_text, element) => element?.tagName === 'CODE' && element.textContent === account)

function start(listed = options) {
  const wallet = fakeWallet()
  wallet.port.options = () => Promise.resolve(listed)
  const made = walletStore({ wallet })
  render(
    <Provider store={made.store}>
      <ChainsContext value={made.chains}>
        <Notifications />
        <ConnectWalletButton />
        <Dialog />
      </ChainsContext>
    </Provider>,
  )
  const user = userEvent.setup({ delay: null })
  const button = (name: string | RegExp) => screen.findByRole('button', { name })
  const press = async (name: string | RegExp) => user.click(await button(name))
  const connect = async () => {
    await press('Connect wallet')
    await press(/^Test Wallet/)
    await button(`Your wallet ${shortAddress(account)}`)
  }
  return { ...made, user, button, press, connect }
}

it('lists every way to connect, with the reason beside what is not available', async () => {
  const { press, button } = start()
  await press('Connect wallet')
  const dialog = await screen.findByRole('dialog', { name: 'Connect Wallet' })
  expect(dialog.querySelector('img')).toHaveAttribute('src', icon)
  const qr = await button('WalletConnect Not available')
  expect(qr).toBeDisabled()
  expect(qr).toHaveAccessibleDescription("WalletConnect isn't configured here.")
  expect(await button('Test Wallet')).toBeEnabled()
})

it('marks the wallet that was used last', async () => {
  keepWallet()
  const { press, button, fake } = start()
  fake.state.accounts = []
  await press('Connect wallet')
  expect(await button('Test Wallet Last used')).toBeEnabled()
})

it('connects, closes and shows the short address; a refusal leaves the dialog open for the next attempt', async () => {
  const { press, button, fake } = start()
  fake.next.rejects('eth_requestAccounts', { code: 4001 })
  await press('Connect wallet')
  await press('Test Wallet')
  await toast('User rejected request.')
  await press('Test Wallet')
  expect(await button(`Your wallet ${shortAddress(account)}`)).toHaveTextContent('0x709…7dc79C8')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(toasts()).toEqual([]))
})

it('shows which wallet is asked, takes no second press, and after 30 s offers to stop waiting', async () => {
  const { press, button, fake, user } = start([
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
  const { press, button, fake, port } = start([{ id: 'qr', name: 'WalletConnect' }])
  port.connect = () => new Promise(() => undefined)
  await press('Connect wallet')
  await press('WalletConnect')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await button('Connecting…')).toBeInTheDocument()
  expect(fake.calls).toEqual([])
})

it('shows address, network and balances of a connected wallet, and lets it go without asking for another', async () => {
  const { connect, press, user } = start()
  await connect()
  await press(`Your wallet ${shortAddress(account)}`)
  const dialog = within(await screen.findByRole('dialog', { name: 'Your Wallet' }))
  expect(dialog.getByText('Test Wallet')).toBeInTheDocument()
  expect(wholeAddress()).toBeVisible()
  expect(dialog.getByText('Local Chain A')).toBeInTheDocument()
  expect(dialog.getByText('Balances')).toBeInTheDocument()
  expect(dialog.getByText('12 ETH')).toBeInTheDocument()
  const copied = jest.spyOn(navigator.clipboard, 'writeText')
  await user.click(dialog.getByRole('button', { name: 'Copy address' }))
  expect(copied).toHaveBeenCalledWith(account)
  await user.click(dialog.getByRole('button', { name: 'Disconnect' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByRole('button', { name: 'Connect wallet' })).toHaveFocus()
})

it('has no heading of balances on a network of which none can be read', async () => {
  const { connect, press, store } = start()
  await connect()
  store.dispatch(chainChanged({ id: 'test', chainId: 137 }))
  await press(/^Your wallet/)
  const dialog = within(await screen.findByRole('dialog', { name: 'Your Wallet' }))
  expect(dialog.getByText(/^Unsupported network/)).toBeInTheDocument()
  expect(dialog.queryByText('Balances')).toBeNull()
})

it('closes when the wallet has switched to the chosen network', async () => {
  const { connect, press, store } = start()
  await connect()
  await press(`Your wallet ${shortAddress(account)}`)
  await press('Switch to Local Chain B')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(selectWallet(store.getState()).chainId).toBe(31338)
})

it('shows the whole address on a narrow screen too', async () => {
  narrowTo(compactScreen)
  const { connect, press } = start()
  await connect()
  await press(`Your wallet ${shortAddress(account)}`)
  await screen.findByRole('dialog', { name: 'Your Wallet' })
  expect(wholeAddress()).toBeVisible()
})

it('says in the header that the network is of no use here, and leads back', async () => {
  const { connect, press, store } = start()
  await connect()
  store.dispatch(chainChanged({ id: 'test', chainId: 137 }))
  expect(await screen.findByText('Unsupported network')).toBeInTheDocument()
  expect(selectWallet(store.getState()).chainId).toBe(31337)
  await press('Switch to Local Chain A')
  await turns()
  await waitFor(() => expect(screen.queryByText('Unsupported network')).toBeNull())
})

it('shows the values to type into a wallet that adds no network by itself', async () => {
  const { connect, press, fake } = start()
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
