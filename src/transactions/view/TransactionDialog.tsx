import { useSelector } from 'react-redux'
import { DialogFrame } from '../../ui/dialogs/DialogFrame'
import { titleOf } from '../titles'
import { selectHosted, selectPlan } from '../transactionsSlice'
import { PlanActions } from './PlanActions'
import { PlanPhase } from './PlanPhase'

/** The dialog of a plan that no form's dialog shows, from request to ending. Closing it stops nothing that has been sent. */
export default function TransactionDialog({ onClose }: { onClose: () => void }) {
  const plan = useSelector(selectPlan)
  const hosted = useSelector(selectHosted)
  if (!plan || plan.request.kind === hosted) return null
  return (
    <DialogFrame
      title={titleOf(plan.request.kind)}
      onClose={onClose}
      actions={<PlanActions key={plan.phase} plan={plan} close={onClose} />}
    >
      <PlanPhase plan={plan} />
    </DialogFrame>
  )
}
