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
    <div className="row-card">
      <div>{children}</div>
      {menu}
    </div>
  )
}

/** Figures of a row under its name. */
export const CardLines = ({ children }: { children: ReactNode }) => <p className="card-lines">{children}</p>
