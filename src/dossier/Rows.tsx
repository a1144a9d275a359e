import type { ReactNode } from 'react'
import { isWhole, type Progress } from '../lists/search/progress'
import { formatCount } from '../shared/amounts'
import { Quiet } from './Part'
import type { Counted } from './reading'

interface RowsProps<Row> {
  found: Counted<Row>
  progress?: Progress | undefined
  /** The sentence where there are none, once everything has been searched. */
  none: ReactNode
  children: (row: Row) => ReactNode
}

/** The rows of one part. Nobody says that there are none while something has not been searched, or could not be read. */
export function Rows<Row extends { id: string }>({ found: { rows, total }, progress, none, children }: RowsProps<Row>) {
  if (rows.length === 0) return progress && !isWhole(progress) ? null : <Quiet>{none}</Quiet>
  return (
    <>
      <ul>
        {rows.map((row, index) => (
          <li key={keyOf(rows, row, index)}>{children(row)}</li>
        ))}
      </ul>
      {total !== undefined && total > rows.length && (
        <Quiet>
          {formatCount(rows.length)} of {formatCount(total)} are shown.
        </Quiet>
      )}
    </>
  )
}

/** The id, and a count for rows with the same id. */
const keyOf = (rows: readonly { id: string }[], { id }: { id: string }, index: number) =>
  `${id} ${rows.slice(0, index).filter((row) => row.id === id).length}`
