import { at } from '../shared/at'
import { quantityIn } from './answers'
import type { Call } from './contracts'
import { quantity } from './hex'
import { MalformedResponse } from './responseErrors'
import type { Rpc } from './rpc'
import { unlessRefused } from './unlessRefused'

interface Estimate {
  /** Gas units: the estimate and a fifth, at most what a block takes. */
  gas: bigint
  /**
   * The most that the gas may cost, in wei. OP-stack chains such as Base add the price of the data on their main chain, which is
   * small and not in it.
   */
  fee: bigint
  /** What the gas would cost in the next block, in wei. */
  leastFee: bigint
  /** Native coin of the signer, in wei. */
  balance: bigint
}

/** The estimate and a fifth: a contract may need more gas by the time the transaction is mined. */
export const limitWithHeadroom = (gas: bigint) => (gas * 12n) / 10n

/**
 * Runs a call on the newest state without sending it: what it will cost, and what the signer has. One HTTP request.
 * Rejects with RpcError when the call would fail (see revertReason.ts), with NodeUnavailable or MalformedResponse.
 */
export async function estimate(rpc: Rpc, { from, call }: { from: string; call: Call }): Promise<Estimate> {
  const { to, data, value } = call
  const [needed, block, tip, gasPrice, balance] = await Promise.all([
    rpc.request('eth_estimateGas', [{ from, to, data, value: quantity(BigInt(value)) }]),
    rpc.request('eth_getBlockByNumber', ['latest', false]),
    // Not every chain has this method.
    rpc.request('eth_maxPriorityFeePerGas').catch(unlessRefused),
    rpc.request('eth_gasPrice'),
    rpc.request('eth_getBalance', [from, 'latest']),
  ])
  const { gasLimit, baseFee } = readBlock(block)
  const withHeadroom = limitWithHeadroom(quantityIn(needed))
  const gas = withHeadroom < gasLimit ? withHeadroom : gasLimit
  // A wallet would be asked to sign what no node takes.
  if (gas === 0n) throw new MalformedResponse()
  // Like wallets: twice the base fee, which can double within a few blocks. Chains without a base fee have a gas price.
  const isLegacy = baseFee === undefined || tip === undefined
  const least = isLegacy ? quantityIn(gasPrice) : baseFee + quantityIn(tip)
  const most = isLegacy ? least : least + baseFee
  return { gas, fee: gas * most, leastFee: gas * least, balance: quantityIn(balance) }
}

function readBlock(block: unknown) {
  const baseFee = at(block, 'baseFeePerGas')
  return { gasLimit: quantityIn(at(block, 'gasLimit')), baseFee: baseFee == null ? undefined : quantityIn(baseFee) }
}
