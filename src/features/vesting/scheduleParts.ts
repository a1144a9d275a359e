import { amountIn, sizeOf } from '../../shared/tokensText'
import type { Part } from '../../ui/charts/PartsBar'
import { claimableAt, type VestingTimes } from '../../chain/vestingCurve'

/** The released, the claimable and the future part of a schedule at a time; `unit` is the token's symbol. */
export function scheduleParts(schedule: VestingTimes, now: number, unit: string): Part[] {
  const claimable = claimableAt(schedule, now)
  const part = (label: string, wei: bigint, tone: Part['tone']): Part => ({
    label,
    amount: sizeOf(wei),
    value: amountIn(wei, unit),
    tone,
  })
  return [
    part('Released', schedule.released, 'control'),
    part('Claimable', claimable, 'accent'),
    part('To come', schedule.amount - schedule.released - claimable, 'rest'),
  ]
}
