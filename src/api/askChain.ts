import { chainErrorText } from '../chain/chainErrorText'
import type { Rpc } from '../chain/rpc'
import type { ChainConfig } from '../config/chains'
import { UserFacingError } from '../shared/userFacing'
import { failedAs, type CallError } from './errors'
import { extraOf } from './extra'

type Answer<Value> = { data: Value; error?: undefined } | { error: CallError; data?: undefined }

class NotDeployed extends UserFacingError {}

/** The address of a contract. Throws where it is not deployed, which ends the query without a request. */
export function deployed({ chain }: Rpc, contract: keyof ChainConfig['contracts']): string {
  const address = chain.contracts[contract]
  if (address === undefined) throw new NotDeployed(`Not deployed on ${chain.name}`)
  return address
}

/** Runs a read of a chain as an endpoint's query: the value, or an error that has one sentence for people. */
export async function askChain<Value>(
  extra: unknown,
  chainId: number,
  read: (rpc: Rpc) => Promise<Value>,
): Promise<Answer<Value>> {
  try {
    const nodes = await extraOf(extra).nodes()
    return { data: await read(nodes.of(chainId)) }
  } catch (error) {
    const text = chainErrorText(error)
    if (text === undefined) throw error
    return { error: failedAs(text) }
  }
}
