import styled from '@emotion/styled'
import type { Series } from '../../contract/entities'
import type { SeriesQuery } from '../../contract/seriesQuery'
import { formatFigure } from '../../shared/amounts'
import { Bars } from '../../ui/charts/Bars'
import { ChangeMark } from './ChangeMark'
import { totalsOf, type SeriesKind } from './seriesFigures'
import { stepHeads, stepLabel, stepTick } from './stepWords'

interface TrendChartProps {
  title: string
  kind: SeriesKind
  /** The nouns for one and for more. */
  nouns: readonly [string, string]
  series: Series
  query: SeriesQuery
}

/** A figure of each day, week or month of a period, with its total and the change; nothing unless all of it is known. */
export function TrendChart({ title, kind, nouns, series, query: { days, by } }: TrendChartProps) {
  const totals = totalsOf(series, kind)
  if (!totals) return null
  const figureOf = (amount: string | null) => formatFigure(amount, kind === 'revenue' ? 'usdt' : 'count')
  const amountOf = (amount: string | null) => `${figureOf(amount)} ${nouns[amount === '1' ? 0 : 1]}`
  const before = `${figureOf(totals.before)} in the ${days} days before`
  return (
    <Bars
      title={title}
      lead={
        <Lead>
          <strong>{amountOf(totals.now)}</strong>
          <ChangeMark change={totals.change} />
        </Lead>
      }
      summary={`${amountOf(totals.now)}, ${before}`}
      shown={before}
      heads={[stepHeads[by], title]}
      bars={series.steps.map(({ from, to, is_over, ...figures }) => ({
        label: `${stepLabel(from, to)}${is_over ? '' : ', so far'}`,
        tick: stepTick(from, by),
        amount: Number(figures[kind]),
        value: amountOf(figures[kind]),
        isOpen: !is_over,
      }))}
      whole={kind !== 'revenue'}
    />
  )
}

/** What the whole of a picture comes to. */
export const Lead = styled.p({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  alignItems: 'baseline',
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '& strong': { fontSize: 20 },
})
