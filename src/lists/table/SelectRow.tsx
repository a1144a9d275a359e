import type { Selection } from './Selection'

/** The checkbox that selects one row. */
export function SelectRow<Row extends { id: string }>({ row, selection }: { row: Row; selection: Selection<Row> }) {
  const { ids, nameOf, whyNot, choose } = selection
  const reason = whyNot(row)
  return (
    <input
      className="checkbox"
      type="checkbox"
      aria-label={`Select ${nameOf(row)}`}
      title={reason}
      disabled={reason !== undefined}
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
  const { ids, whyNot, choose } = selection
  const all = rows.flatMap((row) => (whyNot(row) === undefined ? [row.id] : []))
  const [reason, another] = all.length === 0 ? new Set(rows.map(whyNot)) : []
  const chosen = all.filter((id) => ids.has(id))
  const some = chosen.length > 0 && chosen.length < all.length
  return (
    <input
      className="checkbox"
      type="checkbox"
      aria-label="Select all rows on this page"
      title={another === undefined ? reason : 'None of these rows can be selected'}
      disabled={all.length === 0}
      checked={chosen.length > 0 && !some}
      ref={(box) => {
        if (box) box.indeterminate = some
      }}
      onChange={({ target }) => choose(all, target.checked)}
    />
  )
}

/** The same with its words, for cards. */
export function SelectAllCards<Row extends { id: string }>(props: SelectAllProps<Row>) {
  return (
    <label className="list-select-all">
      <SelectAll {...props} />
      Select all
    </label>
  )
}
