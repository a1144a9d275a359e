import { useSelector } from 'react-redux'
import { assertNever } from '../../shared/assertNever'
import { SaidText } from '../../ui/messages/SaidText'
import type { OpenPlan } from '../plan'
import { selectFollowed } from '../transactionsSlice'
import { callWords, stepsOf } from './callWords'
import { Follow } from './Follow'
import { Headline } from './Headline'
import { Review } from './Review'
import { Steps } from './Steps'

/** What the sheet of a plan shows: how far it has come, what it is for, and the present step. */
export function PlanPhase({ plan }: { plan: OpenPlan }) {
  const record = useSelector(selectFollowed)
  const { request } = plan
  return (
    <>
      <Steps {...stepsOf(request.kind, plan, record)} />
      {record ? (
        <Follow request={request} record={record} isEarlier={plan.phase === 'following' && plan.isEarlier} />
      ) : (
        <>
          <Headline request={request} word={callWords[request.kind].verb} />
          <BeforeSending plan={plan} />
        </>
      )}
    </>
  )
}

function BeforeSending({ plan }: { plan: OpenPlan }) {
  // The second step follows an approval, which stays on chain whatever happens to this step.
  const isSecond = plan.step > 1
  switch (plan.phase) {
    case 'checking':
      return (
        <SaidText
          text={`Checking with the network whether this would succeed. ${isSecond ? 'The approval is confirmed; nothing else has been sent.' : 'Nothing has been sent.'}`}
        />
      )
    case 'refused':
      return (
        <>
          <p role="alert">{plan.reason.replace(' Nothing was sent.', '')}</p>
          <p>
            {isSecond ? 'The approval is confirmed; nothing else was sent' : 'Nothing was sent'}
            {plan.request.kind === 'addVesting' && ', and what you typed is still there'}.
          </p>
        </>
      )
    case 'review':
      return <Review plan={plan} />
    case 'following':
      return null
    default:
      return assertNever(plan)
  }
}
