import { useMemo } from 'react'
import { Skeleton } from '../../ui/Skeleton'
import { ColumnHead } from './ColumnHead'
import type { Column, Sorting } from './columns'
import { openRow } from './openRow'
import { useRowPlaces } from './rowPlaces'
import { marked } from '../live/marked'
import type { Mark } from '../live/heldRows'
import type { Selection } from './Selection'
import { SelectAll, SelectRow } from './SelectRow'
import { skeletonRows } from './skeletonRows'

interface TableProps<Row> {
  /** The accessible name of the table. */
  label: string
  columns: readonly Column<Row>[]
  /** Undefined while the first rows load. */
  rows: readonly Row[] | undefined
  /** Newer rows are loading. */
  stale: boolean
  sorting: Sorting
  selection: Selection<Row> | undefined
  /** What others have just done to rows. */
  marks: ReadonlyMap<string, Mark> | undefined
}

/** The rows of a list on wide screens. */
export function Table<Row extends { id: string }>(props: TableProps<Row>) {
  const { label, columns, rows, stale, sorting, selection, marks } = props
  const { keys, pin } = useRowPlaces(rows)
  const heads = useMemo(
    () => columns.map((column) => <ColumnHead key={column.label} column={column} sorting={sorting} />),
    [columns, sorting],
  )
  return (
    <div className="list-table" tabIndex={0} role="group" aria-label={label} data-stale={stale && rows !== undefined}>
      <table>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            {selection && (
              <td>
                <SelectAll rows={rows} selection={selection} />
              </td>
            )}
            {heads}
          </tr>
        </thead>
        <tbody onClick={openRow}>
          {rows
            ? rows.map((row, index) => (
                <TableRow
                  key={keys[index]}
                  place={keys[index]}
                  row={row}
                  columns={columns}
                  selection={selection}
                  selected={selection?.ids.has(row.id) ?? false}
                  mark={marks?.get(row.id)}
                  pin={pin}
                />
              ))
            : skeletonRows((key) => (
                <tr key={key}>
                  {selection && <td />}
                  {columns.map(({ label: head }) => (
                    <td key={head}>
                      <Skeleton />
                    </td>
                  ))}
                </tr>
              ))}
        </tbody>
      </table>
    </div>
  )
}

interface TableRowProps<Row> extends Pick<TableProps<Row>, 'columns' | 'selection'> {
  place: number | undefined
  row: Row
  selected: boolean
  mark: Mark | undefined
  pin: (place: number | undefined) => void
}

// Rendering cells is the cost of a table: a row that is the same object is not rendered again.
function TableRow<Row extends { id: string }>({
  place,
  row,
  columns,
  selection,
  selected,
  mark,
  pin,
}: TableRowProps<Row>) {
  const cells = useMemo(
    () =>
      columns.map(({ label, align, cell }) => (
        <td key={label} className={align}>
          {cell(row)}
        </td>
      )),
    [row, columns],
  )
  return (
    <tr data-selected={selected} {...marked(mark)} onFocus={() => pin(place)}>
      {selection && (
        <td>
          <SelectRow row={row} selection={selection} />
        </td>
      )}
      {cells}
    </tr>
  )
}
