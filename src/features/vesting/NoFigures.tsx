import type { ReactNode } from 'react'
import { StatCard, StatCards } from '../../ui/StatCard'

/** What the page shows while there is no account or no contract to read. */
export const NoFigures = ({ why }: { why: ReactNode }) => (
  <StatCards>
    <StatCard label="Total Vest" value={null} hint={why} />
  </StatCards>
)
