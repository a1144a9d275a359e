import { planClosed, planConfirmed, planRequested } from '../../transactions/transactionsSlice'
import { releaseRequest } from './requests'
import { turn } from './virtualBrowser'
import { virtualWorld, type VirtualTab } from './virtualTab'

export const states = (tab: VirtualTab) => tab.records().map(({ state }) => state)

/** Confirms the release of this number in a tab, so that the wallet is asked. */
export async function ask(tab: VirtualTab, number = 1) {
  tab.store.dispatch(planClosed())
  tab.store.dispatch(planRequested(releaseRequest(number)))
  await turn()
  tab.store.dispatch(planConfirmed())
  await turn()
}

/** A tab with one open wallet request. */
export async function asked() {
  const world = virtualWorld()
  const tab = await world.openTab()
  await ask(tab)
  const [wish] = world.wallet.requests
  if (!wish) throw new Error('The wallet was not asked')
  return { ...world, tab, wish }
}

/** A tab with one pending transaction. */
export async function sent() {
  const world = await asked()
  const transaction = world.wish.accept()
  await world.clock.pass(2_500)
  return { ...world, transaction }
}
