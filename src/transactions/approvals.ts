import { readAllowance, readSymbol } from '../chain/accountReads'
import { chainErrorText } from '../chain/chainErrorText'
import { approve, type Call } from '../chain/contracts'
import { lacksAllowance } from '../chain/revertReason'
import type { Rpc, RpcError } from '../chain/rpc'
import { sentence } from '../shared/sentence'
import type { PlanRequest } from './plan'
import { PlanRefused, type ContractRefused } from './planRefused'
import { exactAmount } from './view/callWords'

type Spending = NonNullable<PlanRequest['spends']>

/** The answer to use where the token does not give it. A mistake of code is thrown on. */
const otherwise =
  <Value>(value: Value) =>
  (error: unknown) => {
    if (chainErrorText(error) === undefined) throw error
    return value
  }

/**
 * An approval of exactly the amount, if the allowance is too small for a call that was refused. Where the refusal leaves that open,
 * the token tells; undefined if it doesn't.
 */
export async function approvalFor(
  rpc: Rpc,
  from: string,
  spends: Spending,
  refusal: RpcError,
): Promise<Call | undefined> {
  const { token } = rpc.chain.contracts
  const isLacking = lacksAllowance(refusal)
  if (!token || isLacking === 'no') return undefined
  const amount = BigInt(spends.amount)
  const { spender } = spends
  const allowed = isLacking === 'yes' ? 0n : await readAllowance(rpc, token, from, spender).catch(otherwise(amount))
  return allowed < amount ? approve(token, spender, amount) : undefined
}

/**
 * Why the token has refused an approval. Tokens such as USDT refuse to replace one that is not used up, mostly without a reason, so
 * the rest of that one is told too.
 */
export async function approvalRefusal(rpc: Rpc, from: string, { spender, amount }: Spending, refused: ContractRefused) {
  const { token = '' } = rpc.chain.contracts
  const [rest, unit] = await Promise.all([
    readAllowance(rpc, token, from, spender).catch(otherwise(0n)),
    readSymbol(rpc, token).catch(otherwise('tokens')),
  ])
  if (rest === 0n || rest >= BigInt(amount)) return refused
  const left = exactAmount(String(rest), unit)
  return new PlanRefused(
    `${sentence(refused.message)} An earlier approval of ${left} still stands. Some tokens take a new one only after it is used or set to 0. Vest at most ${left}, or set that approval to 0 in your wallet.`,
  )
}
