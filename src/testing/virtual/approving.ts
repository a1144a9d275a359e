import { addVestingSchedule } from '../../chain/contracts'
import { chainA } from '../testChains'
import { beneficiary, releaseRequest, revert } from './requests'
import { review } from './reviewed'
import { virtualWorld } from './virtualTab'
import type { PlanRequest } from '../../transactions/plan'

export const vesting = chainA.contracts.vesting ?? ''
const terms = { account: beneficiary(1), amount: 1_000n, cliff: 1n, duration: 10n }
export const adding: PlanRequest = {
  ...releaseRequest(1, { kind: 'addVesting', done: 'Vesting Added' }),
  call: addVestingSchedule(vesting, terms),
  spends: { spender: vesting, amount: '1000' },
}

/** A tab that shows the approval of a request to add vesting; the approval counts for the nodes when `mayCount` says so. */
export async function approving(mayCount: () => boolean = () => true, confirmations?: number) {
  const world = virtualWorld({ confirmations })
  const { chain } = world
  const isAllowed = () => chain.mined().length > 0 && mayCount()
  chain.state.refuses = ({ to }) =>
    to === vesting && !isAllowed() ? revert('ERC20: insufficient allowance') : undefined
  const tab = await world.openTab()
  await review(tab, adding)
  return { ...world, tab }
}
