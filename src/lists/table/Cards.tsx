import type { ReactNode } from 'react'
import { Skeleton } from '../../ui/Skeleton'
import { openRow } from './openRow'
import { useRowPlaces } from './rowPlaces'
import { marked } from '../live/marked'
import type { Mark } from '../live/heldRows'
import type { Selection } from './Selection'
import { SelectRow } from './SelectRow'
import { skeletonRows } from './skeletonRows'

interface CardsProps<Row> {
  /** The accessible name of the list. */
  label: string
  card: (row: Row) => ReactNode
  /** The height of a skeleton card, in CSS pixels. */
  height: number
  /** Undefined while the first rows load. */
  rows: readonly Row[] | undefined
  /** Newer rows are loading. */
  stale: boolean
  selection: Selection<Row> | undefined
  /** What others have just done to rows. */
  marks: ReadonlyMap<string, Mark> | undefined
}

/** The rows of a list on compact screens. */
export function Cards<Row extends { id: string }>({
  label,
  card,
  height,
  rows,
  stale,
  selection,
  marks,
}: CardsProps<Row>) {
  const { keys, pin } = useRowPlaces(rows)
  return (
    <ul className="list-cards" aria-label={label} data-stale={stale && rows !== undefined} onClick={openRow}>
      {rows
        ? rows.map((row, index) => (
            <li key={keys[index]} {...marked(marks?.get(row.id))} onFocus={() => pin(keys[index])}>
              {selection ? (
                <div className="list-card-selectable">
                  <SelectRow row={row} selection={selection} />
                  <div>{card(row)}</div>
                </div>
              ) : (
                card(row)
              )}
            </li>
          ))
        : skeletonRows((key) => (
            <li key={key} style={{ height }}>
              <Skeleton />
              <Skeleton style={{ width: '40%' }} />
            </li>
          ))}
    </ul>
  )
}
