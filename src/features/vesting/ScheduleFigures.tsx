import styled from '@emotion/styled'
import { amountIn, tokensText } from '../../shared/tokensText'
import { Skeleton } from '../../ui/Skeleton'
import { figureOf, StatCard, StatCards } from '../../ui/StatCard'
import { claimableOf, type VestingTimes } from '../../chain/vestingCurve'

interface ScheduleFiguresProps {
  /** Undefined while they load. */
  schedules: readonly VestingTimes[] | undefined
  /** The chain's time in seconds since 1970. */
  now: number
  /** The token's symbol. */
  unit: string
  query: Parameters<typeof figureOf>[0]
  /** The name of the chain. */
  from: string
}

/** The sums over the schedules of one beneficiary. */
export function ScheduleFigures({ schedules, now, unit, query, from }: ScheduleFiguresProps) {
  const figure = (text: string | undefined) => ({ ...figureOf(query, text), from })
  const total = amountIn(sum(schedules?.map(({ amount }) => amount)), unit)
  return (
    <Room>
      <StatCards>
        <StatCard
          label="Total Vest"
          {...figure(schedules && String(schedules.length))}
          // Keeps the room of the line before it comes.
          hint={schedules ? `${total} in total` : !query.error && <Skeleton />}
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
