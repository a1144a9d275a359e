import type { Series } from '../../contract/series'
import type { SeriesQuery } from '../../contract/seriesQuery'
import { formatFigure } from '../../shared/amounts'
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
  const steps = series.steps.map((step) => ({ ...step, amount: step[kind] }))
  const shown = `${figureOf(before)} in the ${query.days} days before`
  return <Trend {...{ title, query, steps, now, change, shown, amountOf }} whole={kind !== 'revenue'} />
}

/** The points earned, of the steps that are recorded; nothing where none is. */
export function PointsChart({ series, query }: ChartProps) {
  const points = pointsOf(series)
  if (!points) return null
  const { now, before, change, since } = points
  const figureOf = (amount: string | null) => formatFigure(amount, 'points')
  const amountOf = (amount: string | null) => `${figureOf(amount)} ${amount === '1' ? 'point' : 'points'}`
  const steps = points.steps.map((step) => ({ ...step, amount: step.points }))
  const shown =
    before === undefined
      ? `recorded since ${stepLabel(since, since)}`
      : `${figureOf(before)} in the ${query.days - 1} days before (today isn't compared)`
  return <Trend title="Points earned" {...{ query, steps, now, change, shown, amountOf }} whole />
}
