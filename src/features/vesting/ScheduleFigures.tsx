import { formatDecimal } from '../../shared/amounts'
import { tokensOf } from '../../shared/wei'
import { StatCard, StatCards } from '../../ui/StatCard'
import type { Release, VestingTimes } from './vestingCurve'

interface ScheduleFiguresProps {
  /** Undefined while they load. */
  schedules: readonly VestingTimes[] | undefined
  release: Release | undefined
  /** The token's symbol. */
  unit: string
  isError: boolean
}

/** The sums over the schedules of one beneficiary. */
export function ScheduleFigures({ schedules, release, unit, isError }: ScheduleFiguresProps) {
  const figure = (text: string | undefined) => text ?? (isError ? null : undefined)
  const claimable = release && 'claimable' in release ? release.claimable : 0n
  const total = formatDecimal(tokensOf(sum(schedules?.map(({ amount }) => amount))), 4)
  return (
    <StatCards>
      <StatCard
        label="Total Vest"
        value={figure(schedules && String(schedules.length))}
        hint={schedules && `${total} ${unit} in all`}
      />
      <StatCard label="Claimable now" unit={unit} value={figure(schedules && tokensOf(claimable))} />
      <StatCard
        label="Released"
        unit={unit}
        value={figure(schedules && tokensOf(sum(schedules.map(({ released }) => released))))}
      />
    </StatCards>
  )
}

const sum = (amounts: readonly bigint[] = []) => amounts.reduce((total, amount) => total + amount, 0n)
