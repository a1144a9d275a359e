import { useLayoutEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { PlanRequest } from '../plan'
import { hostedChanged, planClosed, selectFollowed, selectPlan } from '../transactionsSlice'
import { isUnderWay } from '../transactionFacts'

/** The open plan, for a form whose own dialog shows its kind of plan from the first step to the last. */
export function useHostedPlan(kind: PlanRequest['kind']) {
  const dispatch = useDispatch()
  const open = useSelector(selectPlan)
  const plan = open?.request.kind === kind ? open : undefined
  const record = useSelector(selectFollowed)
  useLayoutEffect(() => {
    dispatch(hostedChanged(kind))
    return () => void dispatch(hostedChanged(undefined))
  }, [dispatch, kind])
  return { plan, isUnderWay: isUnderWay(plan && record), closePlan: () => void dispatch(planClosed()) }
}
