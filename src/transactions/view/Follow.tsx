import { SaidText } from '../../ui/messages/SaidText'
import { useNow } from '../../ui/useNow'
import type { PlanRequest } from '../plan'
import { hashOf, isStalled } from '../transactionFacts'
import type { Transaction } from '../transactionRecord'
import { hasSucceeded, isFinal } from '../transactionStates'
import { adviceOf } from './adviceOf'
import { CallSummary } from './CallSummary'
import { callWords } from './callWords'
import { Headline } from './Headline'
import { StateLine } from './StateLine'
import { TransactionHashes } from './TransactionHashes'
import { useReleasedBy } from './useReleasedBy'

interface FollowProps {
  request: PlanRequest
  record: Transaction
  /** It was sent before this plan, which waits for it. */
  isEarlier: boolean
}

/** A transaction of a plan, from the wallet's window to the last confirmation. */
export function Follow({ request, record, isEarlier }: FollowProps) {
  const now = useNow(1_000)
  const hash = hashOf(record)
  const { verb, done } = callWords[request.kind]
  const released = useReleasedBy(record)
  // What a release has paid may differ from what it was to pay, so it is said only when its receipt is read.
  const isKnown = request.kind !== 'releaseVesting' || released !== undefined
  const isDone = record.kind === request.kind && record.state === 'confirmed' && isKnown
  return (
    <>
      <Headline request={request} word={isDone ? done : verb} amount={released} />
      <p role="status">
        <StateLine record={record} />
      </p>
      <TransactionHashes record={record} />
      {isEarlier && isFirstStep(record) && (
        <SaidText text="You sent this approval earlier. It is waited for, and no second one is needed." />
      )}
      {isStalled(record, now) && <SaidText text="This is taking longer than usual. We're still checking." />}
      {adviceOf(record, now).map((text) => (
        <SaidText key={text} text={text} />
      ))}
      {!isFinal(record) && hash && (
        <p>
          {isFirstStep(record)
            ? 'Keep this open: the vesting is signed next. If you close it, press Vest Token again once the approval is confirmed.'
            : 'You can close this. Tracking continues, even after a reload.'}
        </p>
      )}
      <CallSummary description={record.description} chainId={record.chainId} from={record.createdAt} />
    </>
  )
}

/** Whether this is an approval that was sent and has not failed; the step that it is for comes next. */
const isFirstStep = (record: Transaction) =>
  record.kind === 'approve' && (record.state === 'submitted' || record.state === 'pending' || hasSucceeded(record))
