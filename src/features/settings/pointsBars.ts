import { isDecimal } from '../../contract/isDecimal'
import type { PointsStats } from '../../contract/entities'
import { formatCount, formatDecimal } from '../../shared/amounts'
import { counted } from '../../shared/counted'
import type { Bar } from '../../ui/charts/Bars'
import { shortAmount, type Tick } from '../../ui/charts/ticks'

interface PointsBars {
  summary: string
  bars: Bar[]
  marks: Tick[]
}

/** The bars of the picture, those below the minimum grey; undefined where the server tells no parts. */
export function pointsBars(parts: readonly PointsStats[] = [], minimum: string | undefined): PointsBars | undefined {
  const froms = parts.map(({ from }) => Number(from))
  const [step] = froms.slice(1)
  const last = parts[parts.length - 1]
  if (!step || !last) return undefined
  const line = isDecimal(minimum) ? Number(minimum) : undefined
  const bars = parts.map(({ from, users }, index) => {
    const to = froms[index + 1]
    return {
      label: to === undefined ? `${formatDecimal(from)} points or more` : rangeText(from, to),
      tick: shortAmount(Number(from)),
      amount: Number(users ?? 0),
      value: counted(Number(users ?? 0), 'user'),
      quiet: line !== undefined && Number(from) < line,
    }
  })
  const all = bars.reduce((sum, { amount }) => sum + amount, 0)
  return {
    summary: `${counted(all, 'active user')}, the last bar with ${formatDecimal(last.from)} points or more`,
    bars,
    marks:
      line === undefined
        ? []
        : [{ share: Math.min(1, line / (step * parts.length)), label: `Minimum ${formatDecimal(minimum)}` }],
  }
}

const rangeText = (from: string | null, to: number) => `${formatDecimal(from)} to ${formatCount(to - 1)} points`
