import type { ChainConfig } from '../config/chains'
import { UserFacingError } from '../shared/userFacing'

/** A JSON-RPC error that the node answered with, for example a revert with its data. */
export class RpcError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data?: unknown,
  ) {
    super(message)
    this.name = 'RpcError'
  }
}

/** The node serves another chain than the configuration says. */
export class WrongChain extends Error {}

/** No node of the chain gave a usable response in time: refused, timed out, no JSON, or it serves another chain. */
export class NodeUnavailable extends UserFacingError {
  constructor({ name }: Pick<ChainConfig, 'name'>, options?: ErrorOptions) {
    const wrong = options?.cause instanceof WrongChain
    super(wrong ? `${name} can't be read: its node serves another network.` : `${name} isn't responding.`, options)
    this.name = 'NodeUnavailable'
  }
}

export class ChainNotConfigured extends UserFacingError {
  constructor(chainId: number) {
    super(`Chain ${chainId} is not configured.`)
    this.name = 'ChainNotConfigured'
  }
}

/** The client of one chain's nodes, for reads only. */
export interface Rpc {
  readonly chain: ChainConfig
  /** Rejects with RpcError or NodeUnavailable. Calls made together leave as one HTTP request. */
  request(method: string, params?: readonly unknown[]): Promise<unknown>
  /** The hosts of the nodes that failed when they were asked last. */
  failing(): readonly string[]
}
