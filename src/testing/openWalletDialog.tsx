import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider, useDispatch, useSelector } from 'react-redux'
import { ChainsContext } from '../config/chains'
import { shortAddress } from '../shared/shortAddress'
import { account, fakeWallet } from './fakeWallet'
import { walletStore } from './walletStore'
import { Notifications } from '../ui/messages/Notifications'
import { ConnectWalletButton } from '../wallet/ConnectWalletButton'
import WalletDialog from '../wallet/WalletDialog'
import type { WalletOption } from '../wallet/walletPort'
import { selectWallet, walletDialogClosed } from '../wallet/walletSlice'

export const icon = 'data:image/svg+xml,%3Csvg/%3E'
const walletOptions: readonly WalletOption[] = [
  { id: 'test', name: 'Test Wallet', icon },
  { id: 'qr', name: 'WalletConnect', notAvailable: "WalletConnect isn't configured here." },
]

function Dialog() {
  const dispatch = useDispatch()
  const { dialogOpen } = useSelector(selectWallet)
  return dialogOpen && <WalletDialog balances={<p>12 ETH</p>} onClose={() => dispatch(walletDialogClosed())} />
}

/** The address in groups of four, which are elements of their own. */
export const wholeAddress = () =>
  screen.getByText((_text, element) => element?.tagName === 'CODE' && element.textContent === account)

/** The button in the header, with the dialog that it opens. */
export function startWalletDialog(listed = walletOptions) {
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
