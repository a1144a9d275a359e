import type { Selection } from './Selection'

/** The checkbox that selects one row. */
export function SelectRow<Row extends { id: string }>({ row, selection }: { row: Row; selection: Selection<Row> }) {
  const { ids, nameOf, selectable, choose } = selection
  return (
    <input
      className="row-box"
      type="checkbox"
      aria-label={`Select ${nameOf(row)}`}
      disabled={!selectable(row)}
      checked={ids.has(row.id)}
      onChange={({ target }) => choose([row.id], target.checked)}
    />
  )
}

interface SelectAllProps<Row> {
  rows: readonly Row[] | undefined
  selection: Selection<Row>
}

/** The checkbox that selects all rows of the page. */
export function SelectAll<Row extends { id: string }>({ rows = [], selection }: SelectAllProps<Row>) {
  const { ids, selectable, choose } = selection
  const all = rows.filter(selectable).map(({ id }) => id)
  const chosen = all.filter((id) => ids.has(id))
  const some = chosen.length > 0 && chosen.length < all.length
  return (
    <input
      className="row-box"
      type="checkbox"
      aria-label="Select all rows of this page"
      disabled={all.length === 0}
      checked={chosen.length > 0 && !some}
      ref={(box) => {
        if (box) box.indeterminate = some
      }}
      onChange={({ target }) => choose(all, target.checked)}
    />
  )
}
