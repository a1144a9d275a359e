import { useMemo } from 'react'
import type { ReadSchedules } from '../../api/attentionApi'
import { useTokenSymbol } from '../../api/tokenSymbol'
import type { ChainConfig } from '../../config/chains'
import type { SeriesQuery } from '../../contract/seriesQuery'
import { amountIn, sizeOf } from '../../shared/tokensText'
import { Trend } from './Trend'
import { plannedUnlocks } from './vestingSteps'

interface PlannedUnlocksProps {
  chain: ChainConfig
  state: ReadSchedules
  query: SeriesQuery
}

/** The amounts that unlock on a chain in the coming days, weeks or months, over all vesting schedules. */
export function PlannedUnlocks({ chain, state, query }: PlannedUnlocksProps) {
  const unit = useTokenSymbol(chain.id)
  const { days, by } = query
  const { steps, total, claimable } = useMemo(() => plannedUnlocks(state, { days, by }), [state, days, by])
  const amountOf = (wei: bigint) => amountIn(wei, unit)
  const shown = `in the next ${days} days, not counting ${amountOf(claimable)} that can be released now`
  return (
    <Trend
      title={`Planned unlocks, ${chain.name}`}
      head="Unlocks"
      total={amountOf(total)}
      summary={`${amountOf(total)} ${shown}`}
      steps={steps.map(({ starts, ends, wei }) => ({
        from: starts,
        // A step ends where the next day begins.
        to: ends - 1,
        amount: sizeOf(wei),
        value: amountOf(wei),
      }))}
      {...{ by, shown }}
    />
  )
}
