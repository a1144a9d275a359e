import { useDispatch, useSelector } from 'react-redux'
import { assertNever } from '../shared/assertNever'
import { Button } from '../ui/Button'
import { DialogFrame } from '../ui/DialogFrame'
import { Follow } from './Follow'
import type { OpenPlan } from './plan'
import { Review } from './Review'
import { titleOf } from './titles'
import { planClosed, planConfirmed, selectPlan } from './transactionsSlice'

/** The dialog of everything on chain, one part for each phase. Closing it stops nothing that has been sent. */
export default function TransactionDialog() {
  const plan = useSelector(selectPlan)
  return plan && <OpenDialog plan={plan} />
}

function OpenDialog({ plan }: { plan: OpenPlan }) {
  const dispatch = useDispatch()
  const close = () => void dispatch(planClosed())
  const title = titleOf(plan.request.kind)
  switch (plan.phase) {
    case 'checking':
      return (
        <DialogFrame title={title} maxWidth="xs" onClose={close} actions={<Button onClick={close}>Cancel</Button>}>
          <p role="status">Asking the network whether this would succeed. Nothing has been sent.</p>
        </DialogFrame>
      )
    case 'refused':
      return (
        <DialogFrame title={title} maxWidth="xs" onClose={close} actions={<Button onClick={close}>Close</Button>}>
          <p role="alert">{plan.reason}</p>
          <p>Nothing has been sent, and what you typed is still there.</p>
        </DialogFrame>
      )
    case 'review':
      return (
        <DialogFrame
          title={titleOf(plan.next.kind)}
          onClose={close}
          actions={
            <>
              <Button onClick={close} autoFocus>
                Cancel
              </Button>
              <Button look="primary" onClick={() => void dispatch(planConfirmed())}>
                Confirm in wallet
              </Button>
            </>
          }
        >
          <Review plan={plan} />
        </DialogFrame>
      )
    case 'following':
      return <Follow plan={plan} onClose={close} />
    default:
      return assertNever(plan)
  }
}
