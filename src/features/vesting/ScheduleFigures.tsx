import styled from '@emotion/styled'
import { tokensText } from '../../shared/tokensText'
import { Skeleton } from '../../ui/Skeleton'
import { StatCard, StatCards } from '../../ui/StatCard'
import { claimableOf, type VestingTimes } from '../../chain/vestingCurve'

interface ScheduleFiguresProps {
  /** Undefined while they load. */
  schedules: readonly VestingTimes[] | undefined
  /** The chain's time in seconds since 1970. */
  now: number
  /** The token's symbol. */
  unit: string
  /** Reads them again; given when the last read failed. */
  retry: (() => PromiseLike<unknown>) | undefined
  /** When they were read, in milliseconds since 1970. */
  at: number | undefined
  /** The name of the chain. */
  from: string
}

/** The sums over the schedules of one beneficiary. */
export function ScheduleFigures({ schedules, now, unit, retry, at, from }: ScheduleFiguresProps) {
  const figure = (text: string | undefined) => ({ value: text ?? (retry ? null : undefined), retry, at, from })
  const total = tokensText(sum(schedules?.map(({ amount }) => amount)))
  return (
    <Room>
      <StatCards>
        <StatCard
          label="Total Vest"
          {...figure(schedules && String(schedules.length))}
          // Keeps the room of the line before it comes.
          hint={schedules ? `${total} ${unit} in total` : !retry && <Skeleton />}
        />
        <StatCard label="Claimable now" unit={unit} {...figure(schedules && tokensText(claimableOf(schedules, now)))} />
        <StatCard
          label="Released"
          unit={unit}
          {...figure(schedules && tokensText(sum(schedules.map(({ released }) => released))))}
        />
      </StatCards>
    </Room>
  )
}

const sum = (amounts: readonly bigint[] = []) => amounts.reduce((total, amount) => total + amount, 0n)

// Otherwise an amount that arrives would push its card, or the next one, to another line.
const Room = styled.div({
  '& .stat-card': { flexBasis: 244 },
  '@media (max-width: 640px)': { '& .stat-card': { flexBasis: '100%' } },
})
