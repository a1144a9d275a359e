import { returned } from './answers'
import { interfaces } from './interfaces'
import type { Rpc } from './rpc'

type Contract = keyof typeof interfaces

/** Calls a function of a contract and gives the first value it returns; its form is for the caller to check. */
export async function call(
  rpc: Rpc,
  to: string,
  contract: Contract,
  name: string,
  args: readonly unknown[],
  tag: string,
) {
  const data = interfaces[contract].encodeFunctionData(name, args)
  return returned(interfaces[contract], name, await rpc.request('eth_call', [{ to, data }, tag]))
}
