import type { ChainConfig } from '../config/chains'

/** The node answered, and its answer is a refusal (a JSON-RPC error), for example a revert with its data. */
export class RpcRefusal extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data?: unknown,
  ) {
    super(message)
    this.name = 'RpcRefusal'
  }
}

/** The node is one of another chain than the configuration says. */
export class WrongChain extends Error {}

/** No node of the chain gave a usable answer in time: refused, timed out, no JSON, or it serves another chain. */
export class NodeSilent extends Error {
  constructor({ name }: Pick<ChainConfig, 'name'>, options?: ErrorOptions) {
    const wrong = options?.cause instanceof WrongChain
    super(wrong ? `${name} cannot be read: its node serves another network.` : `${name} does not answer.`, options)
    this.name = 'NodeSilent'
  }
}

export class ChainNotConfigured extends Error {
  constructor(chainId: number) {
    super(`Chain ${chainId} is not configured.`)
    this.name = 'ChainNotConfigured'
  }
}

/** The way to one chain's nodes, for reads only. */
export interface Rpc {
  readonly chain: ChainConfig
  /** Rejects with RpcRefusal or NodeSilent. What is asked in the same turn leaves as one HTTP request. */
  request(method: string, params?: readonly unknown[]): Promise<unknown>
}
