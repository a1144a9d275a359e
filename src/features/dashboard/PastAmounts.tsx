import { useMemo } from 'react'
import { useTokenSymbol } from '../../api/tokenSymbol'
import type { DatedAmount } from '../../chain/eventLogs'
import type { ChainConfig } from '../../config/chains'
import type { SeriesQuery } from '../../contract/seriesQuery'
import { tokensText } from '../../shared/tokensText'
import { tokensOf } from '../../shared/wei'
import { Bars } from '../../ui/charts/Bars'
import { ChangeMark } from './ChangeMark'
import { changeOf } from './seriesFigures'
import { stepHeads, stepLabel, stepTick } from './stepWords'
import { Lead } from './Trend'
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

export const amountIn = (wei: bigint, unit: string) => `${tokensText(wei)} ${unit}`

/** What was staked or released on a chain in the last days, weeks or months, and the change. */
export function PastAmounts({ done, chain, amounts, time, query }: PastAmountsProps) {
  const unit = useTokenSymbol(chain.id)
  const { days, by } = query
  const { steps, total, before } = useMemo(() => amountsIn(amounts, time, { days, by }), [amounts, time, days, by])
  const shown = `${amountIn(before, unit)} in the ${days} days before`
  return (
    <Bars
      title={`${done}, ${chain.name}`}
      lead={
        <Lead>
          <strong>{amountIn(total, unit)}</strong>
          <ChangeMark change={changeOf(String(total), String(before))} />
        </Lead>
      }
      summary={`${amountIn(total, unit)}, ${shown}`}
      shown={shown}
      heads={[stepHeads[by], done]}
      bars={steps.map(({ starts, ends, wei }) => ({
        label: `${stepLabel(starts, ends - 1)}${ends > time * 1000 ? ', so far' : ''}`,
        tick: stepTick(starts, by),
        amount: Number(tokensOf(wei)),
        value: amountIn(wei, unit),
        isOpen: ends > time * 1000,
      }))}
    />
  )
}
