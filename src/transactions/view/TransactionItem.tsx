import styled from '@emotion/styled'
import { useId, useState } from 'react'
import { useSelector } from 'react-redux'
import { chainName, useChains } from '../../config/chains'
import { sameHex } from '../../shared/sameHex'
import { formatAge } from '../../shared/timeSpans'
import { Button } from '../../ui/Button'
import { selectConnection } from '../../wallet/walletSlice'
import { adviceOf } from './adviceOf'
import { CallSummary } from './CallSummary'
import { isFinal } from '../transactionStates'
import { titleOf } from '../titles'
import { isStalled } from '../transactionFacts'
import { StateLine } from './StateLine'
import { TransactionActs } from './TransactionActs'
import { TransactionHashes } from './TransactionHashes'
import type { Transaction } from '../transactionRecord'
import { selectDrawerOpen, selectNodes } from '../transactionsSlice'
import { WhatFor } from './WhatFor'

interface TransactionItemProps {
  record: Transaction
  /** Milliseconds since 1970. */
  now: number
}

/** Being one block behind is normal where several nodes answer in turn. */
const minBlocksBehind = 2

export function TransactionItem({ record, now }: TransactionItemProps) {
  const isShown = useSelector(selectDrawerOpen) === record.id
  const [isOpen, setOpen] = useState(isShown)
  const chains = useChains()
  const connection = useSelector(selectConnection)
  const nodes = useSelector((state: Parameters<typeof selectNodes>[0]) => selectNodes(state, record.chainId))
  const behind = nodes?.behind ?? 0
  const isLeft = !isFinal(record) && !chains.some(({ id }) => id === record.chainId)
  const id = useId()
  /** The name of a button: what stands on it, and the record, because the list has many of them. */
  const named = (verb: string) => ({ id: `${id}-${verb}`, 'aria-labelledby': `${id}-${verb} ${id}-kind ${id}-for` })
  const elsewhere =
    connection && !sameHex(connection.account, record.from)
      ? 'other account'
      : connection && connection.chainId !== record.chainId
        ? 'other network'
        : undefined
  return (
    <li>
      <Line id={`${id}-kind`}>
        <strong>{titleOf(record.kind)}</strong>
        <small>{formatAge((now - record.createdAt) / 1000)}</small>
      </Line>
      <StateLine record={record} />
      <WhatFor id={`${id}-for`} record={record} />
      <p>
        {chainName(chains, record.chainId)}
        {elsewhere && ` (${elsewhere})`}
        {!isLeft && isStalled(record, now) && ', taking longer than usual'}
        {!isFinal(record) && nodes?.silentSince && ", which isn't responding right now"}
        {!isFinal(record) &&
          behind >= minBlocksBehind &&
          `. Its node is ${behind} blocks behind; this doesn't affect the transaction`}
      </p>
      {isLeft ? (
        <p>This console no longer follows this network. Look in your wallet for what has become of this transaction.</p>
      ) : (
        adviceOf(record, now).map((text) => <p key={text}>{text}</p>)
      )}
      <TransactionHashes record={record} />
      <Acts>
        <Button {...named('details')} aria-expanded={isOpen} autoFocus={isShown} onClick={() => setOpen(!isOpen)}>
          Details
        </Button>
        <TransactionActs {...{ record, now, isLeft, named }} />
      </Acts>
      {isOpen && <CallSummary description={record.description} chainId={record.chainId} from={record.createdAt} />}
    </li>
  )
}

const Line = styled.div({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  '& small': { color: 'var(--quiet)' },
})

const buttonPadding = 14

/** The words of the buttons begin where the other lines do. */
const Acts = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 4, margin: `4px 0 0 -${buttonPadding}px` })
