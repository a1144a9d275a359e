import styled from '@emotion/styled'
import type { ReactNode } from 'react'

interface RowCardProps {
  /** The row's menu, at the end. */
  menu?: ReactNode
  /** The content of the row, its name first. */
  children: ReactNode
}

/** A row of a list on a compact screen. */
export function RowCard({ menu, children }: RowCardProps) {
  return (
    <Card>
      <div>{children}</div>
      {menu}
    </Card>
  )
}

/** Figures of a row under its name. */
export const CardLines = styled.p({
  margin: '2px 0',
  color: 'var(--quiet)',
  fontSize: 13,
  fontVariantNumeric: 'tabular-nums',
})

const Card = styled.div({
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  justifyContent: 'space-between',
  '& > div': { minWidth: 0 },
  '& bdi': {
    display: 'block',
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: 500,
  },
})
