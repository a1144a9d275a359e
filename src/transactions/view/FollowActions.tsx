import { useDispatch, useSelector } from 'react-redux'
import { Button } from '../../ui/Button'
import { useNow } from '../../ui/useNow'
import type { OpenPlan } from '../plan'
import { isStuck, mayTryAgain } from '../transactionFacts'
import { isFinal } from '../transactionStates'
import { planClosed, planRequested, selectFollowed } from '../transactionsSlice'
import { pressed } from '../../ui/pressed'
import { TransactionActs } from './TransactionActs'

interface FollowActionsProps {
  plan: OpenPlan
  close: () => void
}

/** Close gets the focus at once, and again when the transaction has ended. */
export function FollowActions({ plan: { request }, close }: FollowActionsProps) {
  const dispatch = useDispatch()
  const now = useNow(1_000)
  const record = useSelector(selectFollowed)
  if (!record) return null
  const ended = isFinal(record)
  const again = mayTryAgain(record)
  return (
    <>
      {isStuck(record, now) && <TransactionActs record={record} now={now} />}
      <Button key={String(ended)} autoFocus variant={ended && !again ? 'primary' : 'plain'} {...pressed(close)}>
        Close
      </Button>
      {again && (
        <Button
          variant="primary"
          onClick={() => {
            dispatch(planClosed())
            dispatch(request.again ?? planRequested(request))
          }}
        >
          Try again
        </Button>
      )}
    </>
  )
}
