import { at } from '../shared/at'
import { isHash } from './hex'
import { MalformedResponse } from './responseErrors'
import type { Rpc } from './rpc'
import { unlessRefused } from './unlessRefused'

/** Stands for the identity of a chain whose node does not have the first block. */
const unknown = 'unknown'

/** The hash of a chain's first block. A different hash under the same id means that the chain was created anew. */
export async function chainIdentity(rpc: Rpc): Promise<string> {
  const block = await rpc.request('eth_getBlockByNumber', ['0x0', false]).catch(unlessRefused)
  // Nodes that keep only newer blocks say null, or refuse.
  if (block == null) return unknown
  const hash = at(block, 'hash')
  if (!isHash(hash)) throw new MalformedResponse()
  return hash.toLowerCase()
}

export const isKnown = (identity: string | undefined): identity is string =>
  identity !== undefined && identity !== unknown

/** Whether two identities are certainly of two chains. */
export const areTwoChains = (one: string | undefined, other: string | undefined) =>
  isKnown(one) && isKnown(other) && one !== other
