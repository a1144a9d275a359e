import styled from '@emotion/styled'
import { useDispatch, useSelector } from 'react-redux'
import { chainName, useChains } from '../config/chains'
import { formatAge } from '../shared/dates'
import { Button } from '../ui/Button'
import { StatusChip } from '../ui/StatusChip'
import { selectConnection } from '../wallet/walletSlice'
import { CallSummary } from './CallSummary'
import { isFinal } from './isFinal'
import { stateText } from './stateText'
import { titleOf, toneOf } from './titles'
import { hashOf, isStalled } from './transaction'
import { TransactionHash } from './TransactionHash'
import type { Transaction } from './transactionRecord'
import { dismissRequested, recheckRequested, selectSilentSince } from './transactionsSlice'

interface TransactionItemProps {
  record: Transaction
  /** Milliseconds since 1970. */
  now: number
}

export function TransactionItem({ record, now }: TransactionItemProps) {
  const dispatch = useDispatch()
  const chains = useChains()
  const connection = useSelector(selectConnection)
  const silent = useSelector((state: Parameters<typeof selectSilentSince>[0]) =>
    selectSilentSince(state, record.chainId),
  )
  const hash = hashOf(record)
  const elsewhere =
    connection && connection.account.toLowerCase() !== record.from.toLowerCase()
      ? 'other account'
      : connection && connection.chainId !== record.chainId
        ? 'other network'
        : undefined
  return (
    <li>
      <Line>
        <strong>{titleOf(record.kind)}</strong>
        <small>{formatAge((now - record.createdAt) / 1000)}</small>
      </Line>
      <StatusChip tone={toneOf(record)} label={stateText(record)} />
      <p>
        {chainName(chains, record.chainId)}
        {elsewhere && ` (${elsewhere})`}
        {isStalled(record, now) && ', takes longer than usual'}
        {!isFinal(record) && silent && ', which does not answer just now'}
      </p>
      {hash && <TransactionHash chainId={record.chainId} hash={hash} />}
      <details>
        <summary>Details</summary>
        <CallSummary description={record.description} chainId={record.chainId} />
      </details>
      {!isFinal(record) && (hash !== undefined || record.state === 'unknown') && (
        <Button onClick={() => void dispatch(recheckRequested(record.id))}>Re-check</Button>
      )}
      {(record.state === 'unknown' || isFinal(record)) && (
        <Button onClick={() => void dispatch(dismissRequested(record.id))}>Dismiss</Button>
      )}
    </li>
  )
}

const Line = styled.div({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  '& small': { color: 'var(--quiet)' },
})
