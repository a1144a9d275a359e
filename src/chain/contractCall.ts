import { returned } from './answers'
import { hasCode } from './hasCode'
import { interfaces, type Contract, type FunctionName } from './interfaces'
import { NoContract } from './responseErrors'
import type { Rpc } from './rpc'

/**
 * Calls a function of a contract and returns its first value, whose type the caller has to check. Throws
 * NoContract where no contract stands.
 */
export async function call<Of extends Contract>(
  rpc: Rpc,
  to: string,
  contract: Of,
  name: FunctionName<Of>,
  args: readonly unknown[],
  tag: string,
) {
  const data = interfaces[contract].encodeFunctionData(name, args)
  const answer = await rpc.request('eth_call', [{ to, data }, tag])
  // A call to an address without code returns empty data instead of an error.
  if (answer === '0x' && !(await hasCode(rpc, to, tag))) throw new NoContract()
  return returned(interfaces[contract], name, answer)
}
