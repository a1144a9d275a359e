import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { TransactionsButton } from '../transactions/view/TransactionsButton'
import { drawerClosed, planClosed, selectDrawerOpen, selectPlan } from '../transactions/transactionsSlice'
import { inlinePart, overlayPart, type LazyPart } from '../ui/lazyPart'
import { ConnectWalletButton } from '../wallet/ConnectWalletButton'
import { selectWallet, walletDialogClosed } from '../wallet/walletSlice'
import { ChainState } from './ChainState'

const WalletDialog = overlayPart(() => import(/* webpackChunkName: "chainDialogs" */ '../wallet/WalletDialog'))
const WalletBalances = inlinePart(() => import(/* webpackChunkName: "chainDialogs" */ './WalletBalances'))
const TransactionDialog = overlayPart(
  () => import(/* webpackChunkName: "chainDialogs" */ '../transactions/view/TransactionDialog'),
)

interface ChainToolsProps {
  /** Its code comes with the engine. */
  TransactionsDrawer: LazyPart<{ onClose: () => void }>
}

/** The header's tools for wallet, chain and transactions, and the dialogs that can open on any page. */
export function ChainTools({ TransactionsDrawer }: ChainToolsProps) {
  const dispatch = useDispatch()
  const { pathname } = useLocation()
  useEffect(
    () => () => {
      // Back and Forward change the page even while a dialog is open, and a sign-out removes the page: both close the dialogs.
      for (const closed of [walletDialogClosed, drawerClosed, planClosed]) dispatch(closed())
    },
    [pathname, dispatch],
  )
  const { dialogOpen } = useSelector(selectWallet)
  const drawerOpen = useSelector(selectDrawerOpen)
  const plan = useSelector(selectPlan)
  return (
    <>
      <ChainState />
      <TransactionsButton onIntent={() => void TransactionsDrawer.preload()} />
      <ConnectWalletButton />
      {dialogOpen && <WalletDialog balances={<WalletBalances />} onClose={() => dispatch(walletDialogClosed())} />}
      {drawerOpen && <TransactionsDrawer onClose={() => dispatch(drawerClosed())} />}
      {plan && <TransactionDialog onClose={() => dispatch(planClosed())} />}
    </>
  )
}
