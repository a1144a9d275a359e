import { at } from '../shared/at'
import { isHash } from './hex'
import { MalformedResponse } from './responseErrors'
import type { Rpc } from './rpc'

/** The hash of a chain's first block. A different hash under the same id means that the chain was created anew. */
export async function chainIdentity(rpc: Rpc): Promise<string> {
  const block = await rpc.request('eth_getBlockByNumber', ['0x0', false])
  const hash = at(block, 'hash')
  if (!isHash(hash)) throw new MalformedResponse()
  return hash.toLowerCase()
}
