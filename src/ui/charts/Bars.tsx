import type { ReactNode } from 'react'
import { ChartFrame } from './ChartFrame'
import { Columns } from './Columns'
import { Line } from './Line'
import { Plot } from './Plot'
import { roundTicks, type Tick } from './ticks'

export interface Bar {
  /** What the bar stands for, in full. */
  label: string
  /** A short form of the label, below the bar. */
  tick: string
  amount: number
  /** The amount in words. */
  value: string
  /** Grey: context, not what the picture is about. */
  quiet?: boolean
  /** The time that the bar stands for is not over yet. */
  isOpen?: boolean
}

/** More than these are drawn as a line. */
const maxColumns = 100

interface BarsProps {
  title: string
  /** The total, below the title. */
  lead?: ReactNode
  summary: string
  /** The part of the summary that the lead doesn't say. */
  shown?: string
  /** The heads of the table: what a bar stands for, and its amount. */
  heads: readonly [string, string]
  bars: readonly Bar[]
  /** A place between the bars with a label of its own. */
  marks?: readonly Tick[]
  /** The amounts are whole numbers, such as counts. */
  whole?: boolean
}

/** Amounts side by side. */
export function Bars({ title, lead, summary, shown, heads, bars, marks = [], whole = false }: BarsProps) {
  const places = bars.map((bar, index) => ({ ...bar, share: (index + 0.5) / bars.length }))
  const amounts = roundTicks(Math.max(0, ...bars.map(({ amount }) => amount)), { whole, most: 3 })
  const Shapes = bars.length > maxColumns ? Line : Columns
  return (
    <ChartFrame title={title} table={{ heads, rows: bars.map(({ label, value }) => [label, value]) }}>
      {lead}
      <Plot
        {...{ title, summary, shown, amounts, marks }}
        height={180}
        points={places}
        ticks={places.map(({ share, tick }) => ({ share, label: tick }))}
      >
        {(scale, active) => <Shapes {...{ scale, active, places }} />}
      </Plot>
    </ChartFrame>
  )
}
