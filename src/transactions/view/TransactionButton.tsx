import styled from '@emotion/styled'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { ChainConfig } from '../../config/chains'
import { Button } from '../../ui/Button'
import { GuardedButton } from '../../ui/GuardedButton'
import { selectPlan } from '../transactionsSlice'
import { useWalletStep } from './useWalletStep'

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
  /** The action in words; the button's name whether it can be used or not. */
  children: ReactNode
}

/** The button of everything on chain. What has to come before, a wallet or its way to the chain, is offered beside it. */
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
  const button = useRef<HTMLButtonElement>(null)
  const plan = useSelector(selectPlan)
  const { account, step, isReconnecting = false } = useWalletStep(chain)
  const reason = step?.reason ?? notNow
  const isOpen = plan !== undefined
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    // The form comes back where its dialog was: at the button that had opened that.
    if (form !== undefined && wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [form, isOpen])

  return (
    <Group>
      {step && (
        <Button
          variant="outlined"
          loading={step.busy}
          onClick={() => {
            // The step goes once it is done; the focus waits where the work goes on, also behind the wallet's dialog.
            button.current?.focus()
            dispatch(step.action)
          }}
        >
          {step.label}
        </Button>
      )}
      <GuardedButton
        ref={button}
        variant={look}
        type={form === undefined ? 'button' : 'submit'}
        form={form}
        notNow={reason}
        aria-describedby={reason === undefined ? undefined : reasonId}
        loading={isReconnecting || plan?.phase === 'checking'}
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
  '& small': { color: 'var(--quiet)' },
})
