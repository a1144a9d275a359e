import { useMemo } from 'react'
import type { ReadSchedules } from '../../api/attentionApi'
import { useTokenSymbol } from '../../api/tokenSymbol'
import type { ChainConfig } from '../../config/chains'
import type { SeriesQuery } from '../../contract/seriesQuery'
import { tokensOf } from '../../shared/wei'
import { Bars } from '../../ui/charts/Bars'
import { amountIn } from './PastAmounts'
import { stepHeads, stepLabel, stepTick } from './stepWords'
import { Lead } from './Trend'
import { plannedUnlocks } from './vestingSteps'

interface VestingChartProps {
  chain: ChainConfig
  state: ReadSchedules
  query: SeriesQuery
}

/** The amounts that unlock on a chain in the coming days, weeks or months, over all vesting schedules. */
export function PlannedUnlocks({ chain, state, query }: VestingChartProps) {
  const unit = useTokenSymbol(chain.id)
  const { days, by } = query
  const { steps, total, claimable } = useMemo(() => plannedUnlocks(state, { days, by }), [state, days, by])
  const amountOf = (wei: bigint) => amountIn(wei, unit)
  const title = `Planned unlocks, ${chain.name}`
  const shown = `in the next ${days} days, not counting ${amountOf(claimable)} that can be released now`
  return (
    <Bars
      title={title}
      lead={
        <Lead>
          <strong>{amountOf(total)}</strong>
        </Lead>
      }
      summary={`${amountOf(total)} ${shown}`}
      shown={shown}
      heads={[stepHeads[by], 'Unlocks']}
      bars={steps.map(({ starts, ends, wei }) => ({
        // A step ends where the next day begins.
        label: stepLabel(starts, ends - 1),
        tick: stepTick(starts, by),
        amount: Number(tokensOf(wei)),
        value: amountOf(wei),
      }))}
    />
  )
}
