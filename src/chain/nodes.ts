import type { ChainConfig } from '../config/chains'
import { createRpc } from './batchingRpc'
import { ChainNotConfigured, type Rpc } from './rpc'

/** The chains of the configuration and the way to their nodes. */
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
