import { useLayoutEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { PlanRequest } from '../plan'
import { hostedChanged, planClosed, selectPlan, selectTransaction } from '../transactionsSlice'
import { isUnderWay } from '../transactionFacts'

/** The open plan, for a form whose own dialog shows its kind of plan from the first step to the last. */
export function useHostedPlan(kind: PlanRequest['kind']) {
  const dispatch = useDispatch()
  const open = useSelector(selectPlan)
  const plan = open?.request.kind === kind ? open : undefined
  const record = useSelector((state: Parameters<typeof selectTransaction>[0]) =>
    plan?.phase === 'following' ? selectTransaction(state, plan.transactionId) : undefined,
  )
  useLayoutEffect(() => {
    dispatch(hostedChanged(kind))
    return () => void dispatch(hostedChanged(undefined))
  }, [dispatch, kind])
  return { plan, isUnderWay: isUnderWay(record), closePlan: () => void dispatch(planClosed()) }
}
