import { interfaces } from '../../chain/interfaces'
import { chainA } from '../testChains'
import type { Sent, VirtualTransaction } from './virtualChain'

interface VirtualLog {
  address: string
  topics: readonly string[]
  data: string
}

const logOf = (address: string, contract: 'token' | 'vesting', event: string, ...values: unknown[]): VirtualLog => {
  const { topics, data } = interfaces[contract].encodeEventLog(event, values)
  return { address, data, topics: topics.map(String) }
}

/** The logs of our contracts for a call. */
function logsOfCall({ from, to, input }: Sent): VirtualLog[] {
  const call =
    interfaces.vesting.parseTransaction({ data: input }) ?? interfaces.token.parseTransaction({ data: input })
  const args: unknown[] = call?.args.toArray() ?? []
  const [account, amount, cliff, duration] = args
  switch (call?.name) {
    case 'approve':
      return [logOf(to, 'token', 'Approval', from, ...args)]
    case 'releaseVestedTokens':
      return [logOf(to, 'vesting', 'TokensReleased', account, 1n)]
    case 'addVestingSchedule':
      return [
        logOf(chainA.contracts.token ?? '', 'token', 'Transfer', from, to, amount),
        logOf(to, 'vesting', 'VestingScheduleAdded', account, amount, 1n, cliff, duration),
      ]
    default:
      return []
  }
}

const known = new WeakMap<VirtualTransaction, VirtualLog[]>()

/** The logs of a mined transaction; none when it or its inner call has failed. */
export function virtualLogs(transaction: VirtualTransaction): readonly VirtualLog[] {
  if (transaction.fails || transaction.innerFails) return []
  const logs = known.get(transaction) ?? logsOfCall(transaction.inner ?? transaction)
  known.set(transaction, logs)
  return logs
}
