import { call } from 'typed-redux-saga'
import type { Nodes } from '../chain/nodes'
import { definePort } from '../shared/ports'
import type { TransactionPorts } from './transactionPorts'

export const transactionPorts = definePort<TransactionPorts>('transactionPorts')

/** The way to the nodes; its code is fetched when it is first asked for. */
export const nodesPort = definePort<() => Promise<Nodes>>('nodes')

/** The way to one chain's nodes; throws for a chain that is not configured. */
export function* nodesOf(chainId: number) {
  const nodes = yield* nodesPort()
  return (yield* call(nodes)).of(chainId)
}
