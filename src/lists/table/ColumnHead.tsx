import type { Column, Sorting } from './columns'

interface ColumnHeadProps<Row> {
  column: Column<Row>
  sorting: Sorting
}

/** A column head. A sortable one is a button that cycles: ascending, descending, unsorted. */
export function ColumnHead<Row>({ column, sorting }: ColumnHeadProps<Row>) {
  const { label, align, hideLabel, sort } = column
  if (!sort) {
    return (
      <th scope="col" className={align}>
        {hideLabel ? <span className="visually-hidden">{label}</span> : label}
      </th>
    )
  }
  const down = `-${sort}`
  const order = sorting.by === sort ? 'ascending' : sorting.by === down ? 'descending' : 'none'
  const next = { none: sort, ascending: down, descending: undefined }[order]
  return (
    <th scope="col" className={align} aria-sort={order}>
      <button type="button" onClick={() => sorting.choose(next)}>
        {label}
      </button>
    </th>
  )
}
