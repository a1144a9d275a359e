import { Select } from '../../ui/forms/Select'
import type { Sorting } from '../table/columns'

interface SortByProps {
  fields: readonly { label: string; sort?: string }[]
  sorting: Sorting
}

/** The order of a list that has no column heads. */
export default function SortBy({ fields, sorting }: SortByProps) {
  const sortable = fields.flatMap(({ label, sort }) => (sort ? [{ label, sort }] : []))
  if (sortable.length === 0) return null
  return (
    <Select label="Sort by" value={sorting.by ?? ''} onChange={sorting.choose}>
      <option value="">Default order</option>
      {sortable.map(({ label, sort }) => [
        <option key={sort} value={sort}>{`${label} ↑`}</option>,
        <option key={`-${sort}`} value={`-${sort}`}>{`${label} ↓`}</option>,
      ])}
    </Select>
  )
}
