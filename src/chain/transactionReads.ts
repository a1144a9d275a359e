import { isRecord } from '../contract/isRecord'
import { isAddress } from './hex'
import { MalformedResponse } from './responseErrors'
import type { Rpc } from './rpc'

/** Who sent a transaction and to whom; `to` is missing where it created a contract. */
export interface Parties {
  from: string
  to?: string
}

/** The transaction that a node has for a hash, mined or waiting; null for none. */
export async function readParties(rpc: Rpc, hash: string): Promise<Parties | null> {
  const answer = await rpc.request('eth_getTransactionByHash', [hash])
  if (answer === null) return null
  if (!isRecord(answer) || !isAddress(answer.from)) throw new MalformedResponse()
  return { from: answer.from, ...(isAddress(answer.to) && { to: answer.to }) }
}
