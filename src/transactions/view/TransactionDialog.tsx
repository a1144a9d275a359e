import { useDispatch, useSelector } from 'react-redux'
import { DialogFrame } from '../../ui/dialogs/DialogFrame'
import { titleOf } from '../titles'
import { planClosed, selectHosted, selectPlan } from '../transactionsSlice'
import { PlanActions } from './PlanActions'
import { PlanPhase } from './PlanPhase'

/** The sheet of a plan that no form's sheet shows, from request to ending. Closing it stops nothing that has been sent. */
export default function TransactionDialog() {
  const plan = useSelector(selectPlan)
  const hosted = useSelector(selectHosted)
  const dispatch = useDispatch()
  if (!plan || plan.request.kind === hosted) return null
  const close = () => void dispatch(planClosed())
  return (
    <DialogFrame
      title={titleOf(plan.request.kind)}
      onClose={close}
      actions={<PlanActions key={plan.phase} plan={plan} close={close} />}
    >
      <PlanPhase plan={plan} />
    </DialogFrame>
  )
}
