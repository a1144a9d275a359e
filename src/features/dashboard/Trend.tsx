import styled from '@emotion/styled'
import type { SeriesQuery } from '../../contract/seriesQuery'
import { Bars } from '../../ui/charts/Bars'
import { ChangeMark } from './ChangeMark'
import type { Change } from './seriesFigures'
import { stepHeads, stepLabel, stepTick } from './stepWords'

interface TrendProps {
  title: string
  query: SeriesQuery
  steps: readonly { from: string; to: string; is_over: boolean; amount: string | null }[]
  /** The total of the steps. */
  now: string
  change: Change
  /** What the total is compared with, or why there is no comparison. */
  shown: string
  amountOf: (amount: string | null) => string
  /** The amounts are whole numbers, such as counts. */
  whole: boolean
}

/** Amounts of days, weeks or months as columns, with their total and the change. */
export function Trend({ title, query: { by }, steps, now, change, shown, amountOf, whole }: TrendProps) {
  return (
    <Bars
      title={title}
      lead={
        <Lead>
          <strong>{amountOf(now)}</strong>
          <ChangeMark change={change} />
        </Lead>
      }
      summary={`${amountOf(now)}, ${shown}`}
      shown={shown}
      heads={[stepHeads[by], title]}
      bars={steps.map(({ from, to, is_over, amount }) => ({
        label: `${stepLabel(from, to)}${is_over ? '' : ', so far'}`,
        tick: stepTick(from, by),
        amount: Number(amount),
        value: amountOf(amount),
        isOpen: !is_over,
      }))}
      whole={whole}
    />
  )
}

/** The total of a picture. */
export const Lead = styled.p({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  alignItems: 'baseline',
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '& strong': { fontSize: 'calc(20rem / 14)' },
})
