import type { ReactNode } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Button } from '../ui/Button'
import { DialogFrame } from '../ui/dialogs/DialogFrame'
import { WalletList } from './WalletList'
import { disconnectRequested, selectConnection, walletDialogClosed } from './walletSlice'
import { YourWallet } from './YourWallet'

/** "Connect Wallet", or "Your Wallet" with its balances, which the application passes in. */
export default function WalletDialog({ balances }: { balances?: ReactNode }) {
  const dispatch = useDispatch()
  const connection = useSelector(selectConnection)
  const close = () => dispatch(walletDialogClosed())
  const closing = <Button onClick={close}>Close</Button>
  if (!connection)
    return (
      <DialogFrame title="Connect Wallet" maxWidth="xs" onClose={close} actions={closing}>
        <WalletList />
      </DialogFrame>
    )
  return (
    <DialogFrame
      title="Your Wallet"
      onClose={close}
      actions={
        <>
          {closing}
          <Button variant="outlined" onClick={() => dispatch(disconnectRequested())}>
            Disconnect
          </Button>
        </>
      }
    >
      <YourWallet connection={connection} balances={balances} />
    </DialogFrame>
  )
}
