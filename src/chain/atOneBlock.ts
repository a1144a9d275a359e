import { at } from '../shared/at'
import { numberIn, quantityIn } from './answers'
import { turn } from './batchingRpc'
import { readBlockNumber } from './blockNumber'
import { quantity } from './hex'
import { MalformedResponse } from './responseErrors'
import { RpcError, type Rpc } from './rpc'

/** The block that a read is of, and the time of that block in seconds. */
export interface Moment {
  block: number
  time: number
}

export const newestBlock = 'latest'

/**
 * Runs reads so that all their values are of one block. Normally that is one HTTP request: the newest block is asked for
 * before and after the values. When it moved in between, or `read` gives undefined because its values do not fit
 * together, they are read again, pinned to one block. Another node may answer then that does not have the newer of
 * the two blocks yet; the last try is pinned to the older one. `read` has to send all its requests before it first awaits.
 */
export async function atOneBlock<Value extends object>(
  rpc: Rpc,
  read: (blockTag: string) => Promise<Value | undefined>,
): Promise<Value & Moment> {
  const [before, value, after] = await Promise.all([newestMoment(rpc), read(newestBlock), readBlockNumber(rpc)])
  if (value && before.block === after) return { ...value, ...before }
  let problem: unknown
  for (const block of [after, Math.min(before.block, after)]) {
    const tag = quantity(block)
    try {
      const [moment, pinned] = await Promise.all([momentOf(rpc, tag), read(tag)])
      if (pinned) return { ...pinned, ...moment }
      problem = new MalformedResponse()
    } catch (error) {
      if (!(error instanceof RpcError || error instanceof MalformedResponse)) throw error
      problem = error
    }
  }
  throw problem
}

async function momentOf(rpc: Rpc, blockTag: string): Promise<Moment> {
  const block = await rpc.request('eth_getBlockByNumber', [blockTag, false])
  return { block: numberIn(quantityIn(at(block, 'number'))), time: numberIn(quantityIn(at(block, 'timestamp'))) }
}

// A block is up to 20 kB, so reads that start together share one request for it. A block that arrives between that request and
// the reads is still noticed.
const asked = new WeakMap<Rpc, Promise<Moment>>()

export function newestMoment(rpc: Rpc): Promise<Moment> {
  const shared = asked.get(rpc)
  if (shared) return shared
  const moment = momentOf(rpc, newestBlock)
  asked.set(rpc, moment)
  const forget = () => asked.delete(rpc)
  setTimeout(forget, turn)
  // A failed request is not kept, so that an immediate retry sends a new one.
  moment.catch(forget)
  return moment
}
