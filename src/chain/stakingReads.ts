import { addressIn, listIn, numberIn, weiIn, yesNoIn } from './answers'
import { atOneBlock } from './atOneBlock'
import { call } from './contractCall'
import type { Rpc } from './rpc'
import { unlessRefused } from './unlessRefused'

/** A stake of the staking contract. Amounts in wei as decimal text, times in seconds. */
export interface Stake {
  /** Owner and plan: one owner has one stake for each plan. An index would change when another stake is removed. */
  id: string
  owner: string
  amount: string
  startTime: number
  plan: number
  /** Everything earned and not paid yet. */
  reward: string
  isActive: boolean
}

/** The first and the last row, both included and counted from 0; at most 101. */
interface StakeRange {
  start: number
  end: number
}

/** The principal of all stakes in wei, and how many there are. */
export const readStakingTotals = (rpc: Rpc, staking: string) =>
  atOneBlock(rpc, async (tag) => {
    const [total, count] = await Promise.all([
      call(rpc, staking, 'staking', 'getTotalStakedAmount', [], tag),
      stakeCount(rpc, staking, tag),
    ])
    return { total: weiIn(total), count }
  })

// The number of stakes at the last read, so that the last page needs one request only.
const knownCounts = new WeakMap<Rpc, number>()

async function stakeCount(rpc: Rpc, staking: string, tag: string): Promise<number> {
  const count = numberIn(await call(rpc, staking, 'staking', 'getStakingDetailsCount', [], tag))
  knownCounts.set(rpc, count)
  return count
}

/** One page of the stakes and the number of all, at one block. Empty where the list is shorter. */
export const readStakes = (rpc: Rpc, staking: string, { start, end }: StakeRange) =>
  atOneBlock(rpc, async (tag) => {
    const lastRow = (count: number) => Math.min(end, count - 1)
    const asked = lastRow(knownCounts.get(rpc) ?? Infinity)
    // The contract reverts for a range beyond the last stake; the count of the same batch then gives the right range.
    const [total, page] = await Promise.all([
      stakeCount(rpc, staking, tag),
      asked < start
        ? []
        : call(rpc, staking, 'staking', 'getStakingDetailsPage', [start, asked], tag).catch(unlessRefused),
    ])
    if (lastRow(total) < start) return { rows: [], total }
    if (lastRow(total) !== asked || page === undefined) return undefined
    const rows = listIn(page).map(stakeIn)
    return rows.length === asked - start + 1 ? { rows, total } : undefined
  })

function stakeIn(row: unknown): Stake {
  const [, owner, amount, startTime, plan, reward, , isActive] = listIn(row)
  return {
    id: `${addressIn(owner)}-${numberIn(plan)}`,
    owner: addressIn(owner),
    amount: weiIn(amount),
    startTime: numberIn(startTime),
    plan: numberIn(plan),
    reward: weiIn(reward),
    isActive: yesNoIn(isActive),
  }
}
