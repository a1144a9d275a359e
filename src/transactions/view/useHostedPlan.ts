import { useLayoutEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { hostedChanged, planClosed, selectPlan, selectTransaction } from '../transactionsSlice'
import { isUnderWay } from '../transaction'

/** The open plan, for a form whose own sheet shows it from the first step to the last. */
export function useHostedPlan() {
  const dispatch = useDispatch()
  const plan = useSelector(selectPlan)
  const record = useSelector((state: Parameters<typeof selectTransaction>[0]) =>
    plan?.phase === 'following' ? selectTransaction(state, plan.transactionId) : undefined,
  )
  useLayoutEffect(() => {
    dispatch(hostedChanged(true))
    return () => void dispatch(hostedChanged(false))
  }, [dispatch])
  return { plan, isUnderWay: isUnderWay(record), closePlan: () => void dispatch(planClosed()) }
}
