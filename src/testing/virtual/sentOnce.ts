import { planClosed, planConfirmed, planRequested } from '../../transactions/transactionsSlice'
import { account, otherAccount } from '../fakeWallet'
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

/** A tab with one open wallet request, of an account that has used so many nonces before, on a chain of that depth. */
export async function asked({ usedBefore = 0, confirmations = 1 } = {}) {
  const world = virtualWorld({ confirmations })
  for (let nonce = 0; nonce < usedBefore; nonce += 1)
    world.chain.broadcast({ from: account, to: otherAccount, input: '0x', value: '0x0' })
  if (usedBefore > 0) world.chain.mine()
  const tab = await world.openTab()
  await ask(tab)
  const [wish] = world.wallet.requests
  if (!wish) throw new Error('The wallet was not asked')
  return { ...world, tab, wish }
}

/** A tab with one pending transaction. */
export async function sent(given?: Parameters<typeof asked>[0]) {
  const world = await asked(given)
  const transaction = world.wish.accept()
  await world.clock.pass(2_500)
  return { ...world, transaction }
}
