import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { formatDecimal } from '../shared/amounts'
import { Button } from './Button'
import { Skeleton } from './Skeleton'

interface StatCardProps {
  label: string
  /** Exact decimal text; undefined while it loads, null when it could not be read. */
  value: string | null | undefined
  unit?: string
  /** A line below the figure. */
  hint?: ReactNode
  /** Reads the figure again; offered after a failure. */
  retry?: (() => void) | undefined
  /** The page behind the figure. */
  link?: { to: string; label: string }
}

/** One figure of a page. */
export function StatCard({ label, value, unit, hint, retry, link }: StatCardProps) {
  return (
    <Card>
      <dt>{label}</dt>
      <dd aria-busy={value === undefined}>
        {value === undefined ? <Skeleton style={{ width: 72 }} /> : formatDecimal(value)}
        {value != null && unit && <small> {unit}</small>}
        {value === null && retry && (
          <p role="alert">
            Could not be read. <Button onClick={retry}>Try again</Button>
          </p>
        )}
        {hint && <p>{hint}</p>}
        {link && (
          <p>
            <Link to={link.to}>{link.label}</Link>
          </p>
        )}
      </dd>
    </Card>
  )
}

/** A row of figures that wraps. */
export const StatCards = styled.dl({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 16,
  margin: 0,
  '& > div': { flex: '1 1 180px' },
  '& > div:only-child': { maxWidth: 360 },
  '@media (max-width: 640px)': { gap: 8, '& > div': { flexBasis: 90 } },
})

const Card = styled.div({
  padding: '16px 20px',
  border: '1px solid var(--border)',
  borderRadius: 8,
  background: 'var(--surface)',
  '& dt': { color: 'var(--quiet)' },
  '& a': { color: 'var(--accent)' },
  '& dd small': { fontSize: 14, fontWeight: 500, color: 'var(--quiet)' },
  '& dd p': { margin: 0, whiteSpace: 'normal', fontSize: 13, fontWeight: 400, color: 'var(--quiet)' },
  '& dd': {
    margin: '4px 0 0',
    minHeight: 36,
    fontSize: 24,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  '@media (max-width: 640px)': {
    padding: '10px 12px',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    '& dt': { fontSize: 13, lineHeight: 1.3 },
    '& dd': { fontSize: 20, minHeight: 30 },
  },
})
