import { addVestingSchedule, releaseVestedTokens, type VestingTerms } from '../../chain/contracts'
import type { ChainConfig } from '../../config/chains'
import type { PlanRequest } from '../../transactions/plan'
import { emptyForm } from './vestingForm'

/** A schedule paid from the signer's own tokens; undefined on a chain without the contract. */
export function addVestingPlan(chain: ChainConfig, from: string, terms: VestingTerms): PlanRequest | undefined {
  const { vesting } = chain.contracts
  if (vesting === undefined) return undefined
  return {
    kind: 'addVesting',
    chainId: chain.id,
    from,
    call: addVestingSchedule(vesting, terms),
    spends: { spender: vesting, amount: String(terms.amount) },
    pays: { amount: String(terms.amount), account: terms.account },
    done: 'Vesting added successfully',
    drafts: Object.keys(emptyForm),
  }
}

/** Pays the beneficiary what is claimable, now `amount` wei. */
export const releasePlan = (
  asked: Pick<PlanRequest, 'chainId' | 'from' | 'pays' | 'again'> & { contract: string },
): PlanRequest => {
  const { contract, ...rest } = asked
  return {
    ...rest,
    kind: 'releaseVesting',
    call: releaseVestedTokens(contract, rest.pays.account),
    done: 'Vesting Released',
    drafts: [],
  }
}
