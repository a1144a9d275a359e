import { releaseVestedTokens } from '../../chain/contracts'
import { RpcError } from '../../chain/rpc'
import type { PlanRequest } from '../../transactions/plan'
import { account } from '../fakeWallet'
import { chainA } from '../testChains'
import type { VirtualChain } from './virtualChain'

/** A different account for each number, so that no two requests are equal. */
export const beneficiary = (number: number) => `0x${number.toString(16).padStart(40, 'a')}`

/** A request to release an account's claimable amount; its success message contains the number. */
export const releaseRequest = (number = 1, more: Partial<PlanRequest> = {}): PlanRequest => ({
  kind: 'releaseVesting',
  chainId: chainA.id,
  from: account,
  call: releaseVestedTokens(chainA.contracts.vesting ?? '', beneficiary(number)),
  pays: { amount: '1', account: beneficiary(number) },
  done: `Vesting ${number} Released`,
  drafts: [],
  ...more,
})

/** How a node refuses a call that its contract reverts. */
export const revert = (text: string) => new RpcError(3, `execution reverted: ${text}`)

/** Does something as soon as the nodes are asked for a nonce. */
export function beforeNonceReads({ rpc }: VirtualChain, act: () => void) {
  const real = rpc.request.bind(rpc)
  rpc.request = (method, params) => {
    if (method === 'eth_getTransactionCount') act()
    return real(method, params)
  }
}
