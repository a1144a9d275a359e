import type { ReactNode } from 'react'
import { formatFigure } from '../shared/amounts'
import { FigureFailure } from './FigureFailure'
import { readAt } from './readAt'
import { Skeleton } from './Skeleton'
import { Link } from './Link'

interface StatCardProps {
  label: string
  /** A count, or an amount as it is shown; undefined while it loads, null when it could not be read. */
  value: string | null | undefined
  /** The unit of an amount. */
  unit?: string
  /** A line below the figure. */
  hint?: ReactNode
  /** Reads the figure again; given when the last read failed, also while the next one is under way. */
  retry?: (() => PromiseLike<unknown>) | undefined
  /** The page behind the figure, which makes the whole card its link. */
  to?: string
  /** When the figure was read, in milliseconds since 1970. */
  at?: number | undefined
  /** The chain that the figure is from; by default it is the server's. */
  from?: string | undefined
}

/**
 * One figure of a page. The skeleton of an amount is as wide as most amounts, so that cards on a phone wrap before it comes. Its widths
 * have a unit, because early pages add none to numbers.
 */
export function StatCard({ label, value, unit, hint, retry, to, at, from }: StatCardProps) {
  return (
    <div className="stat-card">
      <dt>{to ? <Link to={to}>{label}</Link> : label}</dt>
      <dd aria-busy={value === undefined} data-read={readAt(at, from)}>
        {value === undefined ? (
          <Skeleton style={{ width: unit ? '200px' : '72px' }} />
        ) : (
          (unit && value) || formatFigure(value, 'count')
        )}
        {value != null && unit && <small>&nbsp;{unit}</small>}
        {hint && <p>{hint}</p>}
        {value !== undefined && retry && <FigureFailure isMissing={value === null} retry={retry} />}
      </dd>
    </div>
  )
}

interface Query {
  error?: unknown
  refetch: () => PromiseLike<unknown>
  fulfilledTimeStamp?: number | undefined
}

/** What a card shows of a query: `text` if there is one, else that it loads or could not be read. */
export const figureOf = ({ error, refetch, fulfilledTimeStamp: at }: Query, text: string | null | undefined) => ({
  at,
  value: text === undefined && error ? null : text,
  retry: error ? refetch : undefined,
})

/** A row of figures. */
export const StatCards = ({ children }: { children: ReactNode }) => <dl className="stat-cards">{children}</dl>
