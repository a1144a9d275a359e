import { call } from 'typed-redux-saga'
import type { Nodes } from '../chain/nodes'
import { definePort } from '../shared/ports'
import type { TransactionPorts } from './transactionPorts'

export const transactionPorts = definePort<TransactionPorts>('transactionPorts')

/** The RPC clients of all chains; their code is fetched at the first use. */
export const nodesPort = definePort<() => Promise<Nodes>>('nodes')

/** The RPC client of one chain; throws for a chain that is not configured. */
export function* nodesOf(chainId: number) {
  const nodes = yield* nodesPort()
  return (yield* call(nodes)).of(chainId)
}
