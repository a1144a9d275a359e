import { weiIn } from './answers'
import { atOneBlock, type Moment } from './atOneBlock'
import { call } from './contractCall'
import { datedAmounts, readEvents, type DatedAmount } from './eventLogs'
import { RpcError, type Rpc } from './rpc'
import { unlessRefused } from './unlessRefused'
import { UserFacingError } from '../shared/userFacing'
import { readSchedules, type Schedule } from './vestingReads'

/** The most accounts whose schedules are read: one call each, fifty calls in a request. */
const maxAccounts = 500

/** The node does not look through all blocks, as far as that can be seen, or there are too many accounts to ask for. */
class NoOverview extends UserFacingError {}

interface Overview {
  schedules: Schedule[]
  /** Wei; missing where the platform's token is not deployed. */
  held?: string
  /** All payments so far; missing where the node does not list them, or does not say when they were. */
  payments?: DatedAmount[]
}

/**
 * All vesting schedules of a contract and what it holds, at one block, and what it has paid. The contract cannot list its
 * accounts, so they are taken from its events, which many public nodes do not search as a whole: throws NoOverview there.
 */
export async function readOverview(rpc: Rpc, vesting: string): Promise<Overview & Moment> {
  const { accounts, payments } = await readHistory(rpc, vesting)
  const { token } = rpc.chain.contracts
  const read = await atOneBlock(rpc, async (tag) => {
    const [held, ...lists] = await Promise.all([
      token === undefined ? undefined : call(rpc, token, 'token', 'balanceOf', [vesting], tag),
      ...accounts.map((account) => readSchedules(rpc, vesting, account, tag)),
    ])
    return { schedules: lists.flat(), ...(held === undefined ? {} : { held: weiIn(held) }) }
  })
  // Some nodes answer a search that they don't make with no events instead of an error.
  if (accounts.length === 0 && read.held !== undefined && read.held !== '0')
    throw new NoOverview("The network's node lists no vesting schedules, but the contract holds tokens.")
  return { ...read, ...(payments && { payments }) }
}

/**
 * The accounts to which the contract has ever given a schedule, and what it has paid. These are two searches,
 * because with time payments exceed the number of events that many nodes list.
 */
async function readHistory(rpc: Rpc, vesting: string) {
  const [added, released] = await Promise.all([
    readEvents(rpc, 'vesting', vesting, ['VestingScheduleAdded']).catch((error: unknown) => {
      if (error instanceof RpcError) throw new NoOverview("The network's node didn't list all vesting schedules.")
      throw error
    }),
    readEvents(rpc, 'vesting', vesting, ['TokensReleased']).catch(unlessRefused),
  ])
  const accounts = [...new Set(added.flatMap(({ topics: [, account = ''] }) => account))]
  if (accounts.length > maxAccounts) throw new NoOverview(`More than ${maxAccounts} accounts have vesting schedules.`)
  return { accounts: accounts.map((topic) => `0x${topic.slice(-40)}`), payments: released && datedAmounts(released) }
}
