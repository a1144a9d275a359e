import { useState } from 'react'
import { useSelector } from 'react-redux'
import { useVestingQuery } from '../../api/chainApi'
import { formatDay } from '../../shared/dates'
import { formatAge } from '../../shared/timeSpans'
import { useSaid } from '../../ui/messages/useSaid'
import { Warning } from '../../ui/Warning'
import type { PlanRequest } from '../plan'
import { isOfCall } from '../sameCall'
import type { Transaction } from '../transactionRecord'
import { hasSucceeded, isFinal } from '../transactionStates'
import { selectTransactions } from '../transactionsSlice'

/**
 * Warns before tokens are vested a second time: the same vesting of this browser may still go through, or the chain has one of the same
 * amount for the beneficiary, whoever sent it. Vested tokens cannot be taken back.
 */
export function EarlierVesting({ request: { chainId, call, pays } }: { request: PlanRequest }) {
  const [now] = useState(Date.now)
  // A dismissed one is only no longer followed.
  const mayGoThrough = (record: Transaction) =>
    record.state === 'dismissed' || (!isFinal(record) && !hasSucceeded(record))
  const sent = useSelector(selectTransactions).find((record) => mayGoThrough(record) && isOfCall(record, chainId, call))
  const { currentData } = useVestingQuery({ chainId, account: pays.account })
  const begun = currentData?.schedules.filter(({ amount }) => amount === pays.amount).map(({ startTime }) => startTime)
  if (sent)
    return (
      <SaidWarning
        text={`You asked for the same vesting ${formatAge((now - sent.createdAt) / 1000)}, and it may still go through. If you sign this one too, the amount may be vested twice.`}
      />
    )
  if (!begun || begun.length === 0) return null
  return (
    <SaidWarning
      text={`This address already has a vesting of this amount, from ${formatDay(Math.max(...begun))}. If you sign the vesting, it gets another one.`}
    />
  )
}

function SaidWarning({ text }: { text: string }) {
  useSaid(text)
  return <Warning>{text}</Warning>
}
