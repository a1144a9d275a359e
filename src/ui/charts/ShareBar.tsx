import { formatDecimal } from '../../shared/amounts'
import { ChartFrame } from './ChartFrame'
import { PartsBar, PartsLegend, percentOf, type Part } from './PartsBar'

/** The parts of a whole as one bar with labels. */
export function ShareBar({ title, parts }: { title: string; parts: readonly Part[] }) {
  const percent = (amount: number) => `${formatDecimal(percentOf(amount, parts).toFixed(1), 1)} %`
  const rows = parts.map(({ label, amount, value }) => [label, value, percent(amount)])
  return (
    <ChartFrame title={title} table={{ heads: ['Status', 'Count', 'Share'], rows }}>
      <PartsBar parts={parts} aria-hidden />
      <PartsLegend parts={parts} />
    </ChartFrame>
  )
}
