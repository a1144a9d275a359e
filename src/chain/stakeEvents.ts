import { newestMoment, type Moment } from './atOneBlock'
import { datedAmounts, readEvents, type DatedAmount } from './eventLogs'
import { MalformedResponse } from './responseErrors'
import type { Rpc } from './rpc'

/**
 * All that accounts have ever put into stakes, also what was withdrawn since, by the events of new stakes and of additions; the
 * contract itself tells the stakes that exist now, each with its first day and its whole amount. Throws RpcError where the node
 * does not search all blocks, and MalformedResponse where it does not say when the events were.
 */
export async function readStaked(rpc: Rpc, staking: string): Promise<{ staked: DatedAmount[] } & Moment> {
  const [moment, logs] = await Promise.all([
    newestMoment(rpc),
    readEvents(rpc, 'staking', staking, ['Staked', 'StakeIncreased']),
  ])
  const staked = datedAmounts(logs)
  if (!staked) throw new MalformedResponse()
  return { ...moment, staked }
}
