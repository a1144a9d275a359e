import { array, mixed, object, string, type InferType } from 'yup'
import { numberIn, quantityIn } from './answers'
import { newestBlock } from './atOneBlock'
import { readQuantity } from './hex'
import { interfaces } from './interfaces'
import { MalformedResponse } from './responseErrors'
import type { Rpc } from './rpc'

/** An amount that an event tells, and when that was, in seconds. */
export interface DatedAmount {
  at: number
  wei: string
}

const logSchema = object({
  topics: array(string().strict().required()).min(2).required(),
  data: string().strict().required(),
  blockTimestamp: mixed().nullable(),
})

type Log = InferType<typeof logSchema>

/**
 * All events of some names that a contract has ever emitted, by one search over all blocks. Throws RpcError where the node does
 * not search so far, as many public nodes don't, and MalformedResponse.
 */
export async function readEvents(
  rpc: Rpc,
  contract: keyof typeof interfaces,
  address: string,
  names: readonly string[],
): Promise<Log[]> {
  const topics = names.map((name) => interfaces[contract].getEvent(name)?.topicHash)
  const filter = { address, topics: [topics], fromBlock: '0x0', toBlock: newestBlock }
  const answer = await rpc.request('eth_getLogs', [filter])
  // Some nodes look at the address only.
  return logsIn(answer).filter(({ topics: [event] }) => topics.includes(event))
}

function logsIn(answer: unknown): Log[] {
  try {
    return array(logSchema.required()).required().validateSync(answer, { strict: true })
  } catch (cause) {
    throw new MalformedResponse({ cause })
  }
}

/** The amounts of events that tell nothing else; undefined where the node does not say of each when it was. */
export function datedAmounts(logs: readonly Log[]): DatedAmount[] | undefined {
  const dated = logs.flatMap(({ data, blockTimestamp }) => {
    // Some nodes say null or zero for a time that they do not know.
    const at = readQuantity(blockTimestamp)
    return at ? { at: numberIn(at), wei: String(quantityIn(data)) } : []
  })
  return dated.length === logs.length ? dated : undefined
}
