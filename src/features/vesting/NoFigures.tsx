import type { ReactNode } from 'react'
import { StatCard, StatCards } from '../../ui/StatCard'
import { Toolbar } from '../../ui/Toolbar'

interface NoFiguresProps {
  why: ReactNode
  /** The disabled Release Vest button. */
  release: ReactNode
}

/** What the page shows while there is no account or no contract to read. */
export function NoFigures({ why, release }: NoFiguresProps) {
  return (
    <>
      <StatCards>
        <StatCard label="Total Vest" value={null} hint={why} />
      </StatCards>
      <Toolbar style={{ justifyContent: 'end' }}>{release}</Toolbar>
    </>
  )
}
