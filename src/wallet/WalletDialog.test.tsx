import { screen, waitFor, within } from '@testing-library/react'
import { shortAddress } from '../shared/shortAddress'
import '../testing/browserLike'
import { account } from '../testing/fakeWallet'
import { keepWallet } from '../testing/keptWallet'
import { turns } from '../testing/requests'
import { toast, toasts } from '../testing/toasts'
import { chainChanged, selectWallet } from './walletSlice'
import { icon, wholeAddress, startWalletDialog } from '../testing/openWalletDialog'

it('lists every way to connect, with the reason beside what is not available', async () => {
  const { press, button } = startWalletDialog()
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
  const { press, button, fake } = startWalletDialog()
  fake.state.accounts = []
  await press('Connect wallet')
  expect(await button('Test Wallet Last used')).toBeEnabled()
})

it('connects, closes and shows the short address; a refusal leaves the dialog open for the next attempt', async () => {
  const { press, button, fake } = startWalletDialog()
  fake.next.rejects('eth_requestAccounts', { code: 4001 })
  await press('Connect wallet')
  await press('Test Wallet')
  await toast('User rejected request.')
  await press('Test Wallet')
  expect(await button(`Your wallet ${shortAddress(account)}`)).toHaveTextContent('0x709…7dc79C8')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(toasts()).toEqual([]))
})

it('shows address, network and balances of a connected wallet, and lets it go without asking for another', async () => {
  const { connect, press, user } = startWalletDialog()
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

it('says in the header that the network is of no use here, and leads back', async () => {
  const { connect, press, store } = startWalletDialog()
  await connect()
  store.dispatch(chainChanged({ id: 'test', chainId: 137 }))
  expect(await screen.findByText('Unsupported network')).toBeInTheDocument()
  expect(selectWallet(store.getState()).chainId).toBe(31337)
  await press('Switch to Local Chain A')
  await turns()
  await waitFor(() => expect(screen.queryByText('Unsupported network')).toBeNull())
})
