import { useDispatch } from 'react-redux'
import { useTokenSymbol } from '../../api/tokenSymbol'
import { Button } from '../../ui/Button'
import type { OpenPlan } from '../plan'
import { planConfirmed } from '../transactionsSlice'
import { amountText, callWords } from './callWords'
import { FollowActions } from './FollowActions'
import { pressed } from '../../ui/pressed'

interface PlanActionsProps {
  plan: OpenPlan
  close: () => void
}

/**
 * The buttons of a phase, in the order safe choice, next step. The last one takes the focus, which would be lost when the
 * pressed button disappears; so the caller gives each phase its own key.
 */
export function PlanActions({ plan, close }: PlanActionsProps) {
  const dispatch = useDispatch()
  const unit = useTokenSymbol(plan.request.chainId)
  if (plan.phase === 'following') return <FollowActions plan={plan} close={close} />
  const isReview = plan.phase === 'review'
  return (
    <>
      <Button autoFocus={!isReview} {...pressed(close)}>
        {plan.phase === 'refused' ? 'Close' : 'Cancel'}
      </Button>
      {isReview && (
        <Button autoFocus variant="primary" {...pressed(() => void dispatch(planConfirmed()))}>
          {callWords[plan.next.kind].verb} {amountText(plan.request, unit)}
        </Button>
      )}
    </>
  )
}
