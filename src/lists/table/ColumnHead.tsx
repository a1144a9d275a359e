import styled from '@emotion/styled'
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
      <SortButton type="button" data-order={order} data-align={align} onClick={() => sorting.choose(next)}>
        {label}
      </SortButton>
    </th>
  )
}

const SortButton = styled.button({
  display: 'inline-flex',
  gap: 4,
  alignItems: 'center',
  minHeight: 32,
  margin: '0 -8px',
  padding: '0 8px',
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  // The arrow is visual only; screen readers get aria-sort.
  '&::after': { content: '"↕" / ""', opacity: 0 },
  // Heads of right-aligned columns are right-aligned, with the arrow first.
  '&[data-align=right]': { flexDirection: 'row-reverse' },
  '&:hover::after, &:focus-visible::after': { opacity: 0.6 },
  '&:not([data-order=none])': { color: 'var(--text)' },
  '&:not([data-order=none])::after': { opacity: 1 },
  '&[data-order=ascending]::after': { content: '"↑" / ""' },
  '&[data-order=descending]::after': { content: '"↓" / ""' },
})
