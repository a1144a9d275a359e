import type { ChainNodes, ReadSchedules } from '../../api/attentionApi'
import { claimableOf } from '../../chain/vestingCurve'
import { timesOf } from '../../chain/vestingSchedule'
import type { ChainConfig } from '../../config/chains'
import { dayMs, daySeconds } from '../../contract/days'
import type { AdminUser } from '../../contract/entities'
import { counted } from '../../shared/counted'

/** Days ahead for which unlocks are compared with what the contract holds. */
export const unlockDays = 7

/** Days ahead within which the end of an invitation is told. */
const invitationDays = 2

/** What is wrong with the nodes of a chain, in words; undefined where all answer. */
export function nodesText(
  { name, rpcUrls }: Pick<ChainConfig, 'name' | 'rpcUrls'>,
  { failed, failing }: Omit<ChainNodes, 'chainId'>,
): string | undefined {
  if (failed !== undefined || failing.length === 0) return failed
  return `${name}: ${failing.length} of ${rpcUrls.length} nodes not responding (${failing.join(', ')})`
}

/**
 * In wei: releasable within the period (`due`), the part unlocking then, what the contract holds, and its shortfall (`lacking`).
 * The last two are undefined if the balance is unknown.
 */
export function unlocksOf({ schedules, time, held: heldText }: Pick<ReadSchedules, 'schedules' | 'time' | 'held'>) {
  const all = schedules.map(timesOf)
  const due = claimableOf(all, time + unlockDays * daySeconds)
  const held = heldText === undefined ? undefined : BigInt(heldText)
  const lacking = held === undefined ? undefined : due > held ? due - held : 0n
  return { due, unlocking: due - claimableOf(all, time), held, lacking }
}

/**
 * How many invitations of active accounts end soon and how many have ended unused, in words; `now` in milliseconds. With
 * `hasMore` there are others than these.
 */
export function invitationLines(admins: readonly AdminUser[], now: number, hasMore: boolean): string[] {
  const ends = admins.filter(({ is_active }) => is_active).map(({ invited_until }) => Date.parse(invited_until))
  const ended = ends.filter((end) => end <= now).length
  const ending = ends.filter((end) => end > now && end <= now + invitationDays * dayMs).length
  const told = (count: number, one: string, more: string) =>
    count === 0 ? [] : [`${hasMore ? 'At least ' : ''}${counted(count, 'invitation')} ${count === 1 ? one : more}`]
  return [
    ...told(ending, `ends within ${invitationDays} days`, `end within ${invitationDays} days`),
    ...told(ended, 'has ended unused', 'have ended unused'),
  ]
}
