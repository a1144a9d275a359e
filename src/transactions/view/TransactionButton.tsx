import styled from '@emotion/styled'
import { useId, useRef, type ReactNode } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { ChainConfig } from '../../config/chains'
import { Button } from '../../ui/Button'
import { GuardedButton } from '../../ui/GuardedButton'
import { selectPlan } from '../transactionsSlice'
import { useWalletStep } from './useWalletStep'

interface TransactionButtonProps {
  /** The chain it is signed on. */
  chain: ChainConfig
  variant?: 'outlined' | 'primary'
  /** Why it cannot be used now, as a sentence shown beside the button. */
  disabledReason?: string | undefined
  /** The id of the form it submits, once wallet and chain are ready. */
  form?: string
  autoFocus?: boolean
  /** What it was pressed for is being prepared. */
  busy?: boolean
  /** Called with the connected account. */
  onReady?: (from: string) => void
  /** The label, whether the button can be used or not. */
  children: ReactNode
}

/**
 * The button for anything on chain. Missing steps, connecting a wallet or switching its chain, are offered beside it.
 */
export function TransactionButton({
  chain,
  variant = 'primary',
  disabledReason,
  form,
  autoFocus = false,
  busy = false,
  onReady,
  children,
}: TransactionButtonProps) {
  const dispatch = useDispatch()
  const reasonId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const plan = useSelector(selectPlan)
  const { account, step, isReconnecting = false } = useWalletStep(chain)
  const reason = step?.reason ?? disabledReason

  return (
    <Group>
      {step && (
        <Button
          variant="outlined"
          loading={step.busy}
          onClick={() => {
            // The step's button disappears when the step is done; the focus moves to the button that is used next, also
            // behind the wallet's dialog.
            button.current?.focus()
            dispatch(step.action)
          }}
        >
          {step.label}
        </Button>
      )}
      <GuardedButton
        ref={button}
        variant={variant}
        type={form === undefined ? 'button' : 'submit'}
        form={form}
        autoFocus={autoFocus}
        disabledReason={reason}
        aria-describedby={reason === undefined ? undefined : reasonId}
        loading={busy || isReconnecting || plan?.phase === 'checking'}
        onClick={() => account !== undefined && onReady?.(account)}
      >
        {children}
      </GuardedButton>
      {reason !== undefined && <small id={reasonId}>{reason}</small>}
    </Group>
  )
}

const Group = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 12px',
  alignItems: 'center',
  justifyContent: 'end',
  // On a line of its own: a reason that comes or goes does not move the button.
  '& small': { flexBasis: '100%', color: 'var(--quiet)', textAlign: 'end' },
})
