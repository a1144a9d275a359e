import { call, getContext } from 'typed-redux-saga'
import type { Nodes } from '../chain/nodes'
import type { ChainConfig } from '../config/chains'
import type { WalletPort } from '../wallet/walletPort'
import type { TransactionPorts } from './transactionPorts'

/** What the sagas of the transactions reach the world through. */
export const transactionPorts = () => getContext<TransactionPorts>('transactionPorts')

export const configuredChains = () => getContext<readonly ChainConfig[]>('chains')

/** The way to one chain's nodes; throws for a chain that is not configured. */
export function* nodesOf(chainId: number) {
  const nodes = yield* getContext<() => Promise<Nodes>>('nodes')
  return (yield* call(nodes)).of(chainId)
}

export function* walletPort() {
  const wallet = yield* getContext<() => Promise<WalletPort>>('wallet')
  return yield* call(wallet)
}
