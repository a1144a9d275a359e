import { useDispatch, useSelector } from 'react-redux'
import { assertNever } from '../../shared/assertNever'
import { Button } from '../../ui/Button'
import { DialogFrame } from '../../ui/dialogs/DialogFrame'
import { Follow, FollowActions } from './Follow'
import type { OpenPlan } from '../plan'
import { Review } from './Review'
import { titleOf } from '../titles'
import { planClosed, planConfirmed, selectPlan } from '../transactionsSlice'

/** The dialog of a transaction, from request to ending. Closing it stops nothing that has been sent. */
export default function TransactionDialog() {
  const plan = useSelector(selectPlan)
  const dispatch = useDispatch()
  if (!plan) return null
  const close = () => void dispatch(planClosed())
  return (
    <DialogFrame
      title={titleOf(plan.request.kind)}
      onClose={close}
      actions={<PlanActions key={plan.phase} plan={plan} close={close} />}
    >
      <Phase plan={plan} />
    </DialogFrame>
  )
}

function Phase({ plan }: { plan: OpenPlan }) {
  switch (plan.phase) {
    case 'checking':
      return <p role="status">Asking the network whether this would succeed. Nothing has been sent.</p>
    case 'refused':
      return (
        <>
          <p role="alert">{plan.reason}</p>
          <p>Nothing has been sent, and what you typed is still there.</p>
        </>
      )
    case 'review':
      return <Review plan={plan} />
    case 'following':
      return <Follow plan={plan} />
    default:
      return assertNever(plan)
  }
}

/** The buttons of a phase. The first one takes the focus, which would be lost when the pressed button disappears. */
function PlanActions({ plan, close }: { plan: OpenPlan; close: () => void }) {
  const dispatch = useDispatch()
  if (plan.phase === 'following') return <FollowActions plan={plan} close={close} />
  return (
    <>
      <Button autoFocus onClick={close}>
        {plan.phase === 'refused' ? 'Close' : 'Cancel'}
      </Button>
      {plan.phase === 'review' && (
        <Button variant="primary" onClick={() => void dispatch(planConfirmed())}>
          Confirm in wallet
        </Button>
      )}
    </>
  )
}
