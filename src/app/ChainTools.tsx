import { lazy, Suspense, type ComponentType } from 'react'
import { useSelector } from 'react-redux'
import { TransactionsButton } from '../transactions/TransactionsButton'
import { selectDrawerOpen, selectPlan } from '../transactions/transactionsSlice'
import { ConnectWalletButton } from '../wallet/ConnectWalletButton'
import { selectWallet } from '../wallet/walletSlice'
import { ChainState } from './ChainState'

const WalletDialog = lazy(() => import(/* webpackChunkName: "walletDialog" */ '../wallet/WalletDialog'))
const WalletBalances = lazy(() => import(/* webpackChunkName: "walletDialog" */ './WalletBalances'))
const TransactionDialog = lazy(
  () => import(/* webpackChunkName: "transactionDialog" */ '../transactions/TransactionDialog'),
)

interface ChainToolsProps {
  /** Fetched with the engine that fills it. */
  TransactionsDrawer: ComponentType
  /** Somebody is about to open it. */
  onListIntent: () => void
}

/** What the header shows of wallet, chain and transactions, and the dialogs that open from everywhere. */
export function ChainTools({ TransactionsDrawer, onListIntent }: ChainToolsProps) {
  const { dialogOpen } = useSelector(selectWallet)
  const drawerOpen = useSelector(selectDrawerOpen)
  const plan = useSelector(selectPlan)
  return (
    <>
      <ChainState />
      <TransactionsButton onIntent={onListIntent} />
      <ConnectWalletButton />
      <Suspense>
        {dialogOpen && <WalletDialog balances={<WalletBalances />} />}
        {drawerOpen && <TransactionsDrawer />}
        {plan && <TransactionDialog />}
      </Suspense>
    </>
  )
}
