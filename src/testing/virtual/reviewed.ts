import type { PlanRequest } from '../../transactions/plan'
import { planConfirmed, planRequested } from '../../transactions/transactionsSlice'
import { releaseRequest } from './requests'
import { turn } from './virtualBrowser'
import { virtualWorld, type VirtualTab } from './virtualTab'

/** Requests a plan in a tab, which shows its review then. */
export async function review(tab: VirtualTab, request: PlanRequest = releaseRequest()) {
  tab.store.dispatch(planRequested(request))
  await turn()
}

/** Confirms the review that a tab shows. */
export async function confirm(tab: VirtualTab) {
  tab.store.dispatch(planConfirmed())
  await turn()
}

/** A tab that shows the review of a request. */
export async function reviewed(request?: PlanRequest) {
  const world = virtualWorld()
  const tab = await world.openTab()
  await review(tab, request)
  return { ...world, tab }
}
