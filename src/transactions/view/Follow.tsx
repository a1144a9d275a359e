import { useDispatch, useSelector } from 'react-redux'
import { Button } from '../../ui/Button'
import { useNow } from '../../ui/useNow'
import { StatusChip } from '../../ui/StatusChip'
import { CallSummary } from './CallSummary'
import { isFinal } from '../transactionStates'
import type { OpenPlan } from '../plan'
import { stateText } from '../stateText'
import { toneOf } from '../titles'
import { hashOf, isStalled } from '../transaction'
import { TransactionHash } from './TransactionHash'
import type { Transaction } from '../transactionRecord'
import { recheckRequested, selectTransaction, stopWaitingRequested } from '../transactionsSlice'
import { WhatToDo } from './WhatToDo'

interface FollowProps {
  plan: Extract<OpenPlan, { phase: 'following' }>
}

const offerToStopAfterMs = 30_000

/** Whether the wallet has not answered for a long time. */
const isLong = (record: Transaction, now: number) =>
  record.state === 'awaitingSignature' && now - record.askedAt > offerToStopAfterMs

/** The state of the transaction of a plan, from the wallet's window to the last confirmation. */
export function Follow({ plan: { transactionId } }: FollowProps) {
  const now = useNow(1_000)
  const record = useSelector((state: Parameters<typeof selectTransaction>[0]) =>
    selectTransaction(state, transactionId),
  )
  if (!record) return null
  const hash = hashOf(record)
  return (
    <>
      <p role="status">
        <StatusChip tone={toneOf(record)} label={stateText(record)} />
      </p>
      {isLong(record, now) && (
        <p>
          Your wallet has not answered yet. Open and unlock it, and look for the request there. If it shows none, stop
          waiting: an answer that comes later still counts.
        </p>
      )}
      {hash && <TransactionHash chainId={record.chainId} hash={hash} />}
      {isStalled(record, now) && <p>This takes longer than usual. It is still being followed.</p>}
      <WhatToDo record={record} now={now} />
      {!isFinal(record) && hash && <p>You may close this. It goes on being followed, over a reload too.</p>}
      <CallSummary description={record.description} chainId={record.chainId} />
    </>
  )
}

/** Close has the focus, from the first moment and again once it has ended. */
export function FollowActions({ plan: { transactionId }, close }: FollowProps & { close: () => void }) {
  const dispatch = useDispatch()
  const now = useNow(1_000)
  const record = useSelector((state: Parameters<typeof selectTransaction>[0]) =>
    selectTransaction(state, transactionId),
  )
  if (!record) return null
  const ended = isFinal(record)
  return (
    <>
      {isLong(record, now) && (
        <Button onClick={() => void dispatch(stopWaitingRequested(record.id))}>Stop waiting</Button>
      )}
      {record.state === 'unknown' && (
        <Button onClick={() => void dispatch(recheckRequested(record.id))}>Re-check</Button>
      )}
      <Button key={String(ended)} autoFocus variant={ended ? 'primary' : 'plain'} onClick={close}>
        Close
      </Button>
    </>
  )
}
