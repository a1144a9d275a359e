import { quantile } from '../../server/bench/quantile'
import type { Samples } from './sides'

/** One line of the table. */
export interface Line {
  what: string
  /** 0.5 is the median; 0.95 is exceeded by one value in twenty. Always compared with the median of the other side. */
  share: number
  /** A layout shift has none. */
  unit: 'ms' | 'MB' | 'nodes' | ''
  samples: Samples
  /** The name of the side that the console is compared with, if it is not the page by hand. */
  to?: string
  /** The most that the ratio or the value may be. */
  budget?: { of: 'ratio' | 'value'; atMost: number }
}

const digits = { ms: 0, MB: 2, nodes: 0, '': 3 } as const
const format = (value: number, unit: Line['unit']) => `${value.toFixed(digits[unit])} ${unit}`.trimEnd()

/** The measured lines as a table of text, with the budgets that are missed. */
export function tableOf(lines: readonly Line[], builds: readonly string[]): string {
  const names = builds.flatMap((build) => [build, 'ratio'])
  const cells = [['what', 'by hand', ...names, 'budget'], ...lines.map((line) => cellsOf(line, builds))]
  const widths = cells[0]?.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0))) ?? []
  const rows = cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join(' | ')
      .trimEnd(),
  )
  return rows.toSpliced(1, 0, widths.map((width) => '-'.repeat(width)).join('-|-')).join('\n')
}

function cellsOf({ what, share, unit, samples, to = 'by hand', budget }: Line, builds: readonly string[]) {
  const base = quantile(samples.get(to) ?? [], 0.5)
  const measured = builds.map((build) => quantile(samples.get(build) ?? [], share))
  const [own = Number.NaN] = measured
  const isMissed = budget && !((budget.of === 'ratio' ? own / base : own) <= budget.atMost)
  const limit = budget && (budget.of === 'ratio' ? budget.atMost.toFixed(1) : format(budget.atMost, unit))
  return [
    share === 0.5 ? what : `${what}, 95th percentile`,
    `${format(base, unit)}${to === 'by hand' ? '' : ` (${to})`}`,
    ...measured.flatMap((value) => [format(value, unit), base === 0 ? '' : (value / base).toFixed(2)]),
    limit === undefined ? '' : `${limit}${isMissed ? ', missed' : ''}`,
  ]
}
