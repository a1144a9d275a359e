import { addressIn, listIn, numberIn, weiIn, yesNoIn } from './answers'
import { atOneBlock } from './atOneBlock'
import { call } from './contractCall'
import { RpcRefusal, type Rpc } from './rpc'

/** A stake as the chain has it. Amounts in wei as decimal text, times in seconds. */
export interface Stake {
  /** Owner and plan, of which there is one; an index on chain changes when another stake goes. */
  id: string
  owner: string
  amount: string
  startTime: number
  plan: number
  /** Everything earned and not paid yet. */
  reward: string
  /** The part of `reward` settled when the stake was last added to. */
  accruedReward: string
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

// How many stakes there were last time: a page that ends where they ended is answered with the first request.
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
    // Beyond the last stake the contract reverts; then the count that comes along says what to ask for.
    const [total, page] = await Promise.all([
      stakeCount(rpc, staking, tag),
      asked < start
        ? []
        : call(rpc, staking, 'staking', 'getStakingDetailsPage', [start, asked], tag).catch(unlessRevert),
    ])
    if (lastRow(total) < start) return { rows: [], total }
    if (lastRow(total) !== asked || page === undefined) return undefined
    const rows = listIn(page).map(stakeIn)
    return rows.length === asked - start + 1 ? { rows, total } : undefined
  })

function unlessRevert(error: unknown): undefined {
  if (!(error instanceof RpcRefusal)) throw error
}

function stakeIn(row: unknown): Stake {
  const [, owner, amount, startTime, plan, reward, accruedReward, isActive] = listIn(row)
  return {
    id: `${addressIn(owner)}-${numberIn(plan)}`,
    owner: addressIn(owner),
    amount: weiIn(amount),
    startTime: numberIn(startTime),
    plan: numberIn(plan),
    reward: weiIn(reward),
    accruedReward: weiIn(accruedReward),
    isActive: yesNoIn(isActive),
  }
}
