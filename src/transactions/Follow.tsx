import { useDispatch, useSelector } from 'react-redux'
import { Button } from '../ui/Button'
import { useNow } from '../ui/useNow'
import { DialogFrame } from '../ui/DialogFrame'
import { StatusChip } from '../ui/StatusChip'
import { CallSummary } from './CallSummary'
import { isFinal } from './isFinal'
import type { OpenPlan } from './plan'
import { stateText } from './stateText'
import { titleOf, toneOf } from './titles'
import { hashOf, isStalled } from './transaction'
import { TransactionHash } from './TransactionHash'
import { recheckRequested, selectTransaction, stopWaitingRequested } from './transactionsSlice'
import { WhatToDo } from './WhatToDo'

interface FollowProps {
  plan: Extract<OpenPlan, { phase: 'following' }>
  onClose: () => void
}

const patience = 30_000

/** How the transaction of a plan stands, from the wallet's window to its last confirmation. */
export function Follow({ plan: { transactionId }, onClose }: FollowProps) {
  const dispatch = useDispatch()
  const now = useNow(1_000)
  const record = useSelector((state: Parameters<typeof selectTransaction>[0]) =>
    selectTransaction(state, transactionId),
  )
  if (!record) return null
  const hash = hashOf(record)
  const mayStop = record.state === 'awaitingSignature' && now - record.askedAt > patience

  return (
    <DialogFrame
      title={titleOf(record.kind)}
      onClose={onClose}
      actions={
        <>
          {mayStop && <Button onClick={() => void dispatch(stopWaitingRequested(record.id))}>Stop waiting</Button>}
          {record.state === 'unknown' && (
            <Button onClick={() => void dispatch(recheckRequested(record.id))}>Re-check</Button>
          )}
          <Button look={isFinal(record) ? 'primary' : 'plain'} onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <p role="status">
        <StatusChip tone={toneOf(record)} label={stateText(record)} />
      </p>
      {hash && <TransactionHash chainId={record.chainId} hash={hash} />}
      {isStalled(record, now) && <p>This takes longer than usual. It is still being followed.</p>}
      <WhatToDo record={record} now={now} />
      {!isFinal(record) && hash && <p>You may close this. It goes on being followed, over a reload too.</p>}
      <CallSummary description={record.description} />
    </DialogFrame>
  )
}
