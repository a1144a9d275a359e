import styled from '@emotion/styled'
import { useMemo, type ReactNode } from 'react'
import { pageSize } from '../api/contract/paging'
import { Skeleton } from './Skeleton'

export interface Column<Row> {
  label: string
  /** Numbers stand at the right, under each other. */
  align?: 'right'
  /** The label is read out but not shown. */
  hideLabel?: boolean
  cell: (row: Row) => ReactNode
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
}

export function RowList<Row extends { id: string }>(props: RowListProps<Row>) {
  return props.compact ? <Cards {...props} /> : <Table {...props} />
}

function Table<Row extends { id: string }>({ label, columns, rows, stale }: RowListProps<Row>) {
  return (
    <Scroll tabIndex={0} role="region" aria-label={label} data-stale={stale && rows !== undefined}>
      <table>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            {columns.map(({ label: head, align, hideLabel }) => (
              <th key={head} scope="col" className={align}>
                {hideLabel ? <span className="visually-hidden">{head}</span> : head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            ? rows.map((row) => <TableRow key={row.id} row={row} columns={columns} />)
            : waiting((key) => (
                <tr key={key}>
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
  row: Row
  columns: readonly Column<Row>[]
}

// Drawing cells is the cost of a table: a row that is the same object is not drawn again.
function TableRow<Row>({ row, columns }: TableRowProps<Row>) {
  return useMemo(
    () => (
      <tr>
        {columns.map(({ label, align, cell }) => (
          <td key={label} className={align}>
            {cell(row)}
          </td>
        ))}
      </tr>
    ),
    [row, columns],
  )
}

function Cards<Row extends { id: string }>({ label, card, rows, stale }: RowListProps<Row>) {
  return (
    <CardList aria-label={label} data-stale={stale && rows !== undefined}>
      {rows
        ? rows.map((row) => <li key={row.id}>{card(row)}</li>)
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
  '& .right': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& tbody tr:hover, & tbody tr:focus-within': { background: 'var(--ground)' },
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
