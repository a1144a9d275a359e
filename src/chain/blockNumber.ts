import { numberIn, quantityIn } from './answers'
import type { Rpc } from './rpc'

/** The newest block. Rejects with NodeUnavailable, RpcError or MalformedResponse. */
export const readBlockNumber = async (rpc: Rpc) => numberIn(quantityIn(await rpc.request('eth_blockNumber')))
