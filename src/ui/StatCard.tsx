import styled from '@emotion/styled'
import { formatDecimal } from '../shared/amounts'
import { Skeleton } from './Skeleton'

interface StatCardProps {
  label: string
  /** Exact decimal text; undefined while it is being read, null when it could not be read. */
  value: string | null | undefined
}

/** One figure of a page. */
export function StatCard({ label, value }: StatCardProps) {
  return (
    <Card>
      <dt>{label}</dt>
      <dd aria-busy={value === undefined}>
        {value === undefined ? <Skeleton style={{ width: 72 }} /> : formatDecimal(value)}
      </dd>
    </Card>
  )
}

/** A row of figures. */
export const StatCards = styled.dl({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
  gap: 16,
  margin: 0,
  '@media (max-width: 640px)': { gridTemplateColumns: 'repeat(3, 1fr)', gap: 8 },
})

const Card = styled.div({
  padding: '16px 20px',
  border: '1px solid var(--border)',
  borderRadius: 8,
  background: 'var(--surface)',
  '& dt': { color: 'var(--quiet)' },
  '& dd': { margin: '4px 0 0', minHeight: 36, fontSize: 24, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '@media (max-width: 640px)': {
    padding: '10px 12px',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    '& dt': { fontSize: 13, lineHeight: 1.3 },
    '& dd': { fontSize: 20, minHeight: 30 },
  },
})
