import styled from '@emotion/styled'
import { ChartFrame } from './ChartFrame'
import { Plot } from './Plot'
import { roundTicks, type Tick } from './ticks'

export interface Bar {
  /** What the bar stands for, in full. */
  label: string
  /** The same where room is short, below the bar. */
  tick: string
  amount: number
  /** The amount in words. */
  value: string
  /** Grey: context, not what the picture is about. */
  quiet?: boolean
}

interface BarsProps {
  title: string
  summary: string
  /** The heads of the table: what a bar stands for, and its amount. */
  heads: readonly [string, string]
  bars: readonly Bar[]
  /** A place between the bars with a label of its own. */
  marks?: readonly Tick[]
  /** The amounts are numbers of something. */
  whole?: boolean
  height?: number
}

/** Amounts side by side. */
export function Bars({ title, summary, heads, bars, marks = [], whole = false, height = 180 }: BarsProps) {
  const band = 1 / (bars.length || 1)
  const places = bars.map((bar, index) => ({ ...bar, share: (index + 0.5) * band }))
  const amounts = roundTicks(Math.max(0, ...bars.map(({ amount }) => amount)), { whole, most: 3 })
  return (
    <ChartFrame title={title} table={{ heads, rows: bars.map(({ label, value }) => [label, value]) }}>
      <Plot
        {...{ title, summary, amounts, marks, height }}
        points={places}
        ticks={places.map(({ share, tick }) => ({ share, label: tick }))}
      >
        {({ x, y }, active) => (
          <Columns>
            {places.map(({ share, label, amount, quiet }, index) => (
              <rect
                key={label}
                data-quiet={quiet}
                data-active={index === active}
                x={x(share - band * 0.4)}
                width={Math.max(1, x(band * 0.8) - x(0))}
                y={amount > 0 ? Math.min(y(amount), y(0) - 2) : y(0)}
                height={amount > 0 ? Math.max(2, y(0) - y(amount)) : 0}
              />
            ))}
          </Columns>
        )}
      </Plot>
    </ChartFrame>
  )
}

const Columns = styled.g({
  '& rect': { fill: 'var(--accent)' },
  '& rect[data-quiet=true]': { fill: 'var(--control)' },
  '& rect[data-active=true]': { fill: 'var(--text)' },
})
