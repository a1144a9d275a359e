import { formatFigure } from '../../shared/amounts'
import { Bars } from '../../ui/charts/Bars'
import { periodDays, type periodOf } from './dayFigures'

interface DayBarsProps {
  title: string
  kind: 'users' | 'approvals' | 'revenue'
  period: NonNullable<ReturnType<typeof periodOf>>
  /** A number of something. */
  whole?: boolean
}

// The server's days are those of UTC; in another zone a date could be the day before.
const inFull = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' })
const inShort = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** The nouns for one and for more. */
const nouns = { users: ['user', 'users'], approvals: ['campaign', 'campaigns'], revenue: ['USDT', 'USDT'] } as const

/** A figure of each day of the period. */
export function DayBars({ title, kind, period, whole = false }: DayBarsProps) {
  const { days, now, before } = period
  const figureOf = (amount: string | null) => formatFigure(amount, kind === 'revenue' ? 'usdt' : 'count')
  const amountOf = (amount: string | null) => `${figureOf(amount)} ${nouns[kind][amount === '1' ? 0 : 1]}`
  return (
    <Bars
      title={title}
      summary={`${amountOf(now)}, ${figureOf(before)} in the ${periodDays} days before`}
      heads={['Day (UTC)', title]}
      bars={days.map((figures) => {
        const day = new Date(`${figures.day}T00:00:00Z`)
        const figure = figures[kind]
        return {
          label: inFull.format(day),
          tick: inShort.format(day),
          amount: Number(figure ?? 0),
          value: amountOf(figure),
        }
      })}
      {...{ whole }}
    />
  )
}
