import type { Series } from '../../contract/series'
import type { SeriesQuery } from '../../contract/seriesQuery'
import { formatFigure, pointsText } from '../../shared/amounts'
import { pointsOf, totalsOf, type SeriesKind } from './seriesFigures'
import { stepLabel } from './stepWords'
import { Trend } from './Trend'

interface ChartProps {
  series: Series
  query: SeriesQuery
}

interface TrendChartProps extends ChartProps {
  title: string
  kind: SeriesKind
  /** The nouns for one and for more. */
  nouns: readonly [string, string]
}

/** A figure of each day, week or month of a period, with its total and the change; nothing unless all of it is known. */
export function TrendChart({ title, kind, nouns, series, query }: TrendChartProps) {
  const totals = totalsOf(series, kind)
  if (!totals) return null
  const { now, before, change } = totals
  const figureOf = (amount: string | null) => formatFigure(amount, kind === 'revenue' ? 'usdt' : 'count')
  const amountOf = (amount: string | null) => `${figureOf(amount)} ${nouns[amount === '1' ? 0 : 1]}`
  const steps = series.steps.map((step) => barOf(step, step[kind], amountOf))
  const shown = `${figureOf(before)} in the ${query.days} days before`
  return <Trend {...{ title, steps, change, shown }} by={query.by} total={amountOf(now)} whole={kind !== 'revenue'} />
}

/** The points earned, of the steps that are recorded; nothing where none is. */
export function PointsChart({ series, query }: ChartProps) {
  const points = pointsOf(series)
  if (!points) return null
  const { now, before, change, since } = points
  const steps = points.steps.map((step) => barOf(step, step.points, pointsText))
  const shown =
    before === undefined
      ? `recorded since ${stepLabel(since, since)}`
      : `${formatFigure(before, 'points')} in the ${query.days - 1} days before (today isn't compared)`
  return <Trend title="Points earned" {...{ steps, change, shown }} by={query.by} total={pointsText(now)} whole />
}

const barOf = (
  { from, to, is_over }: Series['steps'][number],
  amount: string | null,
  amountOf: (amount: string | null) => string,
) => ({ from, to, isOpen: !is_over, amount: Number(amount), value: amountOf(amount) })
