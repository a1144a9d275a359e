import styled from '@emotion/styled'
import { useMemo, type ReactNode } from 'react'
import { pageSize } from '../../contract/paging'
import { ColumnHead } from './ColumnHead'
import { useRowPlaces } from './rowPlaces'
import { SelectAll, SelectRow } from './SelectRow'
import { Skeleton } from '../../ui/Skeleton'

export interface Column<Row> {
  label: string
  /** Numbers stand at the right, under each other. */
  align?: 'right'
  /** The label is read out but not shown. */
  hideLabel?: boolean
  cell: (row: Row) => ReactNode
  /** The name by which the list can be sorted by this column. */
  sort?: string
  /** The exact value for an export; a column without one is not exported. */
  text?: (row: Row) => string
}

/** Which rows somebody has chosen, for an action on all of them. */
export interface Selection<Row> {
  ids: ReadonlySet<string>
  /** What a row is called: "Select mona@tour.example". */
  nameOf: (row: Row) => string
  /** Whether anything can be done with the row. */
  selectable: (row: Row) => boolean
  choose: (ids: readonly string[], chosen: boolean) => void
}

/** The column the rows are sorted by (`-` in front: downwards), and how to choose another. */
export interface Sorting {
  by: string | undefined
  choose: (by: string | undefined) => void
}

export interface RowListProps<Row> {
  /** The accessible name of the table. */
  label: string
  columns: readonly Column<Row>[]
  /** The same row on a compact screen. */
  card: (row: Row) => ReactNode
  /** undefined while the first rows are being read. */
  rows: readonly Row[] | undefined
  compact: boolean
  /** Newer rows are on their way. */
  stale: boolean
  sorting: Sorting
  selection?: Selection<Row> | undefined
}

export function RowList<Row extends { id: string }>(props: RowListProps<Row>) {
  return props.compact ? <Cards {...props} /> : <Table {...props} />
}

function Table<Row extends { id: string }>(props: RowListProps<Row>) {
  const { label, columns, rows, stale, sorting, selection } = props
  const { keys, hold } = useRowPlaces(rows)
  const heads = useMemo(
    () => columns.map((column) => <ColumnHead key={column.label} column={column} sorting={sorting} />),
    [columns, sorting],
  )
  return (
    <Scroll tabIndex={0} role="region" aria-label={label} data-stale={stale && rows !== undefined}>
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
        <tbody>
          {rows
            ? rows.map((row, index) => (
                <TableRow
                  key={keys[index]}
                  place={keys[index]}
                  row={row}
                  columns={columns}
                  selection={selection}
                  selected={selection?.ids.has(row.id) ?? false}
                  hold={hold}
                />
              ))
            : waiting((key) => (
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
    </Scroll>
  )
}

interface TableRowProps<Row> {
  place: number | undefined
  row: Row
  columns: readonly Column<Row>[]
  selection: Selection<Row> | undefined
  selected: boolean
  hold: (place: number | undefined) => void
}

// Drawing cells is the cost of a table: a row that is the same object is not drawn again.
function TableRow<Row extends { id: string }>({ place, row, columns, selection, selected, hold }: TableRowProps<Row>) {
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
    <tr data-selected={selected} onFocus={() => hold(place)}>
      {selection && (
        <td>
          <SelectRow row={row} selection={selection} />
        </td>
      )}
      {cells}
    </tr>
  )
}

function Cards<Row extends { id: string }>({ label, card, rows, stale, selection }: RowListProps<Row>) {
  const { keys, hold } = useRowPlaces(rows)
  return (
    <CardList aria-label={label} data-stale={stale && rows !== undefined}>
      {rows
        ? rows.map((row, index) => (
            <li key={keys[index]} onFocus={() => hold(keys[index])}>
              {selection ? (
                <Beside>
                  <SelectRow row={row} selection={selection} />
                  <div>{card(row)}</div>
                </Beside>
              ) : (
                card(row)
              )}
            </li>
          ))
        : waiting((key) => (
            <li key={key}>
              <Skeleton />
              <Skeleton style={{ width: '40%' }} />
            </li>
          ))}
    </CardList>
  )
}

const waiting = (draw: (key: number) => ReactNode) => Array.from({ length: pageSize }, (_, key) => draw(key))

const Scroll = styled.div({
  overflowX: 'auto',
  '&[data-stale=true] tbody': { opacity: 0.55 },
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: 13 },
  '& th, & td': { padding: '0 16px', textAlign: 'left', whiteSpace: 'nowrap' },
  '& th': { height: 40, color: 'var(--quiet)', fontSize: 12, fontWeight: 600 },
  '& td': { height: 48, borderTop: '1px solid var(--border)' },
  '& thead td': { height: 40, borderTop: 0 },
  '& .right': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& [data-selected=true]': { background: 'color-mix(in srgb, var(--accent) 8%, transparent)' },
  '& tbody tr:hover, & tbody tr:focus-within': { background: 'var(--ground)' },
})

const Beside = styled.div({
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  '& > div': { flex: 1, minWidth: 0 },
})

const CardList = styled.ul({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '&[data-stale=true]': { opacity: 0.55 },
  '& li': {
    display: 'flex',
    flexDirection: 'column',
    gap: 4,
    minHeight: 64,
    justifyContent: 'center',
    padding: '10px 16px',
  },
  '& li + li': { borderTop: '1px solid var(--border)' },
})
