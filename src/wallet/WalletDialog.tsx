import type { ReactNode } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Button } from '../ui/Button'
import { DialogFrame } from '../ui/dialogs/DialogFrame'
import { WalletList } from './WalletList'
import { disconnectRequested, selectConnection } from './walletSlice'
import { YourWallet } from './YourWallet'

interface WalletDialogProps {
  balances: ReactNode
  onClose: () => void
}

/** "Connect Wallet", or "Your Wallet" with its balances, which the application passes in. */
export default function WalletDialog({ balances, onClose }: WalletDialogProps) {
  const dispatch = useDispatch()
  const connection = useSelector(selectConnection)
  const closing = <Button onClick={onClose}>Close</Button>
  if (!connection)
    return (
      <DialogFrame title="Connect Wallet" maxWidth="xs" onClose={onClose} actions={closing}>
        <WalletList />
      </DialogFrame>
    )
  return (
    <DialogFrame
      title="Your Wallet"
      onClose={onClose}
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
