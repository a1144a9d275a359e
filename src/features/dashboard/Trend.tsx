import styled from '@emotion/styled'
import type { SeriesStep } from '../../contract/seriesQuery'
import { Bars } from '../../ui/charts/Bars'
import { ChangeMark } from './ChangeMark'
import type { Change } from './seriesFigures'
import { stepHeads, stepLabel, stepTick } from './stepWords'

interface TrendProps {
  title: string
  by: SeriesStep
  /** Days, weeks or months by a moment of their first and one of their last day; `value` is the amount in words. */
  steps: readonly { from: number | string; to: number | string; isOpen?: boolean; amount: number; value: string }[]
  /** What the amounts are, as the head of their column. */
  head?: string
  /** The total of the steps, in words. */
  total: string
  change?: Change
  /** What the total is compared with, or why there is no comparison. */
  shown: string
  summary?: string
  /** The amounts are whole numbers, such as counts. */
  whole?: boolean
}

/** Amounts of days, weeks or months as columns, with their total and the change. */
export function Trend(props: TrendProps) {
  const { title, by, steps, head = title, total, change, shown, summary = `${total}, ${shown}`, whole } = props
  return (
    <Bars
      lead={
        <Lead>
          <strong>{total}</strong>
          <ChangeMark change={change} />
        </Lead>
      }
      heads={[stepHeads[by], head]}
      bars={steps.map(({ from, to, ...step }) => ({
        ...step,
        label: `${stepLabel(from, to)}${step.isOpen ? ', so far' : ''}`,
        tick: stepTick(from, by),
      }))}
      {...{ title, summary, shown, whole }}
    />
  )
}

/** The total of a picture. */
const Lead = styled.p({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  alignItems: 'baseline',
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '& strong': { fontSize: 'calc(20rem / 14)' },
})
