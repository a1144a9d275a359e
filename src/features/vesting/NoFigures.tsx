import type { ReactNode } from 'react'
import { StatCard, StatCards } from '../../ui/StatCard'
import { Toolbar } from '../../ui/Toolbar'

interface NoFiguresProps {
  why: ReactNode
  /** Release Vest, which cannot be used either. */
  release: ReactNode
}

/** The card and the button of the page while there is nobody whose vesting could be read, or nowhere to read it. */
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
