import { ticksThatFit, shortAmount, widthOf, type Tick } from './ticks'

/** In pixels; `x` takes a share of the width, `y` an amount. */
export interface Scale {
  x: (share: number) => number
  y: (amount: number) => number
  left: number
  right: number
  top: number
  bottom: number
}

interface AxesProps {
  scale: Scale
  amounts: readonly number[]
  ticks: readonly Tick[]
  /** Places with a line and a label of their own, such as today. */
  marks: readonly Tick[]
}

/** The height of the line of a mark's label. */
export const markHeight = 16

/** The room for amounts of six characters: charts of one width label the same places, however long their amounts are. */
const amountsRoom = 56

/** Grid lines with their amounts, labels below the horizontal axis, and marked places. */
export function Axes({ scale: { x, y, left, right, bottom }, amounts, ticks, marks }: AxesProps) {
  const clamped = (share: number, label: string) =>
    Math.min(Math.max(x(share), widthOf(label) / 2), right - widthOf(label) / 2)
  return (
    <>
      {amounts.map((amount) => (
        <g key={amount}>
          <path className="grid" d={`M${left} ${y(amount)}H${right}`} />
          <text x={left - 8} y={y(amount)} dy="0.35em" textAnchor="end">
            {shortAmount(amount)}
          </text>
        </g>
      ))}
      {ticksThatFit(ticks, right - Math.max(left, amountsRoom)).map(({ share, label }) => (
        <text key={share} x={clamped(share, label)} y={bottom + 18} textAnchor="middle">
          {label}
        </text>
      ))}
      {marks.map(({ share, label }, line) => (
        <g key={label} className="mark">
          <path d={`M${x(share)} ${line * markHeight + 2}V${bottom}`} />
          <text
            x={x(share) + (share > 0.5 ? -6 : 6)}
            y={line * markHeight + 12}
            textAnchor={share > 0.5 ? 'end' : 'start'}
          >
            {label}
          </text>
        </g>
      ))}
    </>
  )
}
