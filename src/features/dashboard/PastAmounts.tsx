import { useMemo } from 'react'
import { useTokenSymbol } from '../../api/tokenSymbol'
import type { DatedAmount } from '../../chain/eventLogs'
import type { ChainConfig } from '../../config/chains'
import type { SeriesQuery } from '../../contract/seriesQuery'
import { amountIn, sizeOf } from '../../shared/tokensText'
import { changeOf } from './seriesFigures'
import { Trend } from './Trend'
import { amountsIn } from './vestingSteps'

interface PastAmountsProps {
  /** What was done with the amounts. */
  done: string
  chain: ChainConfig
  amounts: readonly DatedAmount[]
  /** The time of the chain, in seconds. */
  time: number
  query: SeriesQuery
}

/** What was staked or released on a chain in the last days, weeks or months, and the change. */
export function PastAmounts({ done, chain, amounts, time, query }: PastAmountsProps) {
  const unit = useTokenSymbol(chain.id)
  const { days, by } = query
  const { steps, total, before } = useMemo(() => amountsIn(amounts, time, { days, by }), [amounts, time, days, by])
  return (
    <Trend
      title={`${done}, ${chain.name}`}
      head={done}
      total={amountIn(total, unit)}
      change={changeOf(String(total), String(before))}
      shown={`${amountIn(before, unit)} in the ${days} days before`}
      by={by}
      steps={steps.map(({ starts, ends, wei }) => ({
        from: starts,
        to: ends - 1,
        isOpen: ends > time * 1000,
        amount: sizeOf(wei),
        value: amountIn(wei, unit),
      }))}
    />
  )
}
