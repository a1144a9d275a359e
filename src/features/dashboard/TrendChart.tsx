import styled from '@emotion/styled'
import type { Series } from '../../contract/entities'
import type { SeriesQuery, SeriesStep } from '../../contract/seriesQuery'
import { formatFigure } from '../../shared/amounts'
import { Bars } from '../../ui/charts/Bars'
import { ChangeMark } from './ChangeMark'
import { totalsOf, type SeriesKind } from './seriesFigures'

interface TrendChartProps {
  title: string
  kind: SeriesKind
  /** The nouns for one and for more. */
  nouns: readonly [string, string]
  series: Series
  query: SeriesQuery
}

// The server's days are those of UTC; in another zone a date could be the day before.
const inFull = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' })
const inShort = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat(undefined, { month: 'short', timeZone: 'UTC' })

const stepHeads: Readonly<Record<SeriesStep, string>> = { day: 'Day (UTC)', week: 'Week (UTC)', month: 'Month (UTC)' }

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
        <Line>
          <strong>{amountOf(totals.now)}</strong>
          <ChangeMark change={totals.change} />
        </Line>
      }
      summary={`${amountOf(totals.now)}, ${before}`}
      shown={before}
      heads={[stepHeads[by], title]}
      bars={series.steps.map(({ from, to, is_over, ...figures }) => ({
        label: `${inFull.formatRange(new Date(from), new Date(to))}${is_over ? '' : ', so far'}`,
        tick: (by === 'month' ? month : inShort).format(new Date(from)),
        amount: Number(figures[kind]),
        value: amountOf(figures[kind]),
        isOpen: !is_over,
      }))}
      whole={kind !== 'revenue'}
    />
  )
}

const Line = styled.p({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  alignItems: 'baseline',
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '& strong': { fontSize: 20 },
})
