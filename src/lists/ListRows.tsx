import { formatCount } from '../shared/amounts'
import { assertNever } from '../shared/assertNever'
import { Button } from '../ui/Button'
import { EmptyState } from '../ui/EmptyState'
import { Cards } from './table/Cards'
import type { Column, Sorting } from './table/columns'
import type { Selection } from './table/Selection'
import { Table } from './table/Table'
import type { Mark } from './live/heldRows'
import type { ListState } from './useListState'

interface ListRowsProps<Row> {
  list: ListState<Row>
  /** Undefined while the first rows load. */
  rows: readonly Row[] | undefined
  /** What others have just done to rows. */
  marks: ReadonlyMap<string, Mark> | undefined
  /** The visible columns. */
  columns: readonly Column<Row>[] | undefined
  isCompact: boolean
  sorting: Sorting
  selection: Selection<Row> | undefined
}

/** The rows of a list, or what replaces them: skeleton, empty state, failure. */
export function ListRows<Row extends { id: string }>(props: ListRowsProps<Row>) {
  const { list } = props
  switch (list.state) {
    case 'loading':
      return <Rows {...props} stale={false} />
    case 'rows':
      return <Rows {...props} stale={list.isEarlier} />
    case 'empty':
      return <EmptyState title={list.list.empty.title} hint={list.list.empty.hint} />
    case 'noMatch':
      return (
        <EmptyState
          title={list.text}
          hint="No results match these filters."
          action={<Button onClick={list.params.clear}>Clear filters</Button>}
        />
      )
    case 'stopped':
      return (
        <EmptyState
          title={`No match in the ${formatCount(list.read)} rows searched so far`}
          hint="Some rows haven't been searched yet."
        />
      )
    // The failure is shown above, with its retry button.
    case 'failed':
      return null
    default:
      return assertNever(list)
  }
}

interface RowsProps<Row> extends ListRowsProps<Row> {
  stale: boolean
}

function Rows<Row extends { id: string }>({ list: { list }, columns, isCompact, ...props }: RowsProps<Row>) {
  if (list.view) return <list.view {...props} />
  if (isCompact) return <Cards {...props} label={list.label} card={list.card} height={list.cardHeight} />
  return <Table {...props} label={list.label} columns={columns ?? list.columns} />
}
