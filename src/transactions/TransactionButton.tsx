import { useId, type ReactNode } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { ChainConfig } from '../config/chains'
import { Button } from '../ui/Button'
import {
  selectConnection,
  selectSwitching,
  selectWallet,
  switchRequested,
  walletDialogOpened,
} from '../wallet/walletSlice'
import { selectPlan } from './transactionsSlice'

interface TransactionButtonProps {
  /** Where it is signed. */
  chain: ChainConfig
  look?: 'outlined' | 'primary'
  /** Why it cannot be done now, as a sentence; shown beside the button. */
  notNow?: string | undefined
  /** The id of the form it sends, once wallet and chain are ready. */
  form?: string
  /** Called with the connected account. */
  onReady?: (from: string) => void
  /** The action in words. */
  children: ReactNode
}

/** The one button of everything on chain: it connects, then switches to the chain, then acts. */
export function TransactionButton({
  chain,
  look = 'primary',
  notNow,
  form,
  onReady,
  children,
}: TransactionButtonProps) {
  const dispatch = useDispatch()
  const reasonId = useId()
  const connection = useSelector(selectConnection)
  const { status } = useSelector(selectWallet)
  const switching = useSelector(selectSwitching)
  const plan = useSelector(selectPlan)

  if (!connection)
    return (
      <Button
        look={look}
        loading={status === 'connecting' || status === 'reconnecting'}
        onClick={() => dispatch(walletDialogOpened())}
      >
        Connect wallet
      </Button>
    )
  if (connection.chainId !== chain.id)
    return (
      <Button look={look} loading={switching !== undefined} onClick={() => dispatch(switchRequested(chain.id))}>
        Switch to {chain.name}
      </Button>
    )
  return (
    <>
      <Button
        look={look}
        type={form === undefined ? 'button' : 'submit'}
        form={form}
        disabled={notNow !== undefined}
        aria-describedby={notNow === undefined ? undefined : reasonId}
        loading={plan?.phase === 'checking'}
        onClick={() => onReady?.(connection.account)}
      >
        {children}
      </Button>
      {notNow !== undefined && (
        <small id={reasonId} style={{ color: 'var(--quiet)' }}>
          {notNow}
        </small>
      )}
    </>
  )
}
