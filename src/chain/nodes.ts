import type { ChainConfig } from '../config/chains'
import { createRpc } from './batchingRpc'
import { ChainNotConfigured, type Rpc } from './rpc'

/** The RPC clients of the configured chains. */
export interface Nodes {
  /** Throws ChainNotConfigured. */
  of(chainId: number): Rpc
}

export function createNodes(chains: readonly ChainConfig[], fetch: typeof globalThis.fetch): Nodes {
  const rpcs = new Map(chains.map((chain) => [chain.id, createRpc(chain, fetch)]))
  return {
    of: (chainId) => {
      const rpc = rpcs.get(chainId)
      if (!rpc) throw new ChainNotConfigured(chainId)
      return rpc
    },
  }
}
