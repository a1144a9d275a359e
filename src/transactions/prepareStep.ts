import { nodeRefuses } from '../chain/chainErrorText'
import { chainIdentity } from '../chain/chainIdentity'
import { describeCall, type Call } from '../chain/contracts'
import { estimate } from '../chain/estimateGas'
import { hasCode } from '../chain/hasCode'
import { quantity } from '../chain/hex'
import { readDecimals } from '../chain/readDecimals'
import { NoContract } from '../chain/responseErrors'
import { lacksAllowance, revertReason } from '../chain/revertReason'
import { RpcError, type Rpc } from '../chain/rpc'
import { approvalFor, approvalRefusal } from './approvals'
import type { PlanRequest, PlanStep } from './plan'
import { AllowanceTooSmall, ContractRefused, PlanRefused } from './planRefused'

/** A step that can be signed, and the chain it was simulated on. */
export interface PreparedStep {
  step: PlanStep
  chainIdentity: string
}

type Attempt = Pick<PlanRequest, 'from' | 'call' | 'spends'> & Pick<PlanStep, 'kind'>

/**
 * Simulates the request and returns what is to be signed: the call itself, or first an approval of exactly the amount
 * when the allowance is too small. Throws PlanRefused with the contract's reason in words, or NodeUnavailable.
 */
export async function prepareStep(rpc: Rpc, request: Attempt, mayApprove: boolean): Promise<PreparedStep> {
  const { from, call, kind, spends } = request
  const { token } = rpc.chain.contracts
  const [identity, failure, decimals = 18n] = await Promise.all([
    chainIdentity(rpc),
    dryRun(rpc, from, call),
    spends && token ? readDecimals(rpc, token) : undefined,
  ])
  // What people type is taken to have 18.
  if (decimals !== 18n)
    throw new PlanRefused(`The token has ${decimals} decimals, and this console can only send one with 18.`)
  const ready = failure ?? (await readyStep(rpc, from, kind, call).catch(allowanceTooSmall))
  if (!(ready instanceof RpcError)) return { step: ready, chainIdentity: identity }

  const approval = mayApprove && spends && (await approvalFor(rpc, from, spends, ready))
  if (!approval) throw refusalOf(rpc, ready)
  const step = await readyStep(rpc, from, 'approve', approval).catch(async (error: unknown) => {
    throw error instanceof ContractRefused ? await approvalRefusal(rpc, from, spends, error) : error
  })
  return { step, chainIdentity: identity }
}

/** The estimate may count transactions that are not mined yet, and one of them uses the allowance up. */
function allowanceTooSmall(error: unknown): RpcError {
  if (error instanceof AllowanceTooSmall) return error.refusal
  throw error
}

async function dryRun(rpc: Rpc, from: string, { to, data, value }: Call): Promise<RpcError | undefined> {
  try {
    await rpc.request('eth_call', [{ from, to, data, value: quantity(BigInt(value)) }, 'latest'])
    return undefined
  } catch (error) {
    if (error instanceof RpcError) return error
    throw error
  }
}

async function readyStep(rpc: Rpc, from: string, kind: PlanStep['kind'], call: Call): Promise<PlanStep> {
  const [{ gas, fee, leastFee, balance }, isContract, isContractWallet] = await Promise.all([
    estimate(rpc, { from, call }).catch((error: unknown) => {
      throw error instanceof RpcError ? refusalOf(rpc, error) : error
    }),
    hasCode(rpc, call.to),
    hasCode(rpc, from),
  ])
  // A call to an address without code succeeds and does nothing.
  if (!isContract) throw new NoContract()
  // Who signs for a contract wallet, or a relayer, pays its fee.
  const ownFee = isContractWallet ? 0n : leastFee
  if (ownFee + BigInt(call.value) > balance) throw new PlanRefused(cannotPay(rpc))
  const description = describeCall(rpc.chain, call)
  return { kind, call, description, gas: String(gas), fee: String(fee), balance: String(balance) }
}

function refusalOf(rpc: Rpc, refusal: RpcError): PlanRefused {
  if (/insufficient funds/i.test(refusal.message)) return new PlanRefused(cannotPay(rpc))
  const reason = revertReason(refusal)
  // The allowance is not read to decide this: another node than the one that refuses may have the approval already.
  if (lacksAllowance(refusal) !== 'no') return new AllowanceTooSmall(reason ?? nodeRefuses, refusal)
  return reason === undefined ? new PlanRefused(nodeRefuses) : new ContractRefused(reason)
}

const cannotPay = ({ chain }: Rpc) => `Not enough ${chain.symbol} for the network fee.`
