import styled from '@emotion/styled'
import type { Field, Sorting } from './columns'
import type { Selection } from './Selection'
import { Select } from '../../ui/forms/Select'
import { SelectAll } from './SelectRow'

interface CardToolsProps<Row> {
  fields: readonly Field<Row>[]
  sorting: Sorting
  rows: readonly Row[] | undefined
  selection: Selection<Row> | undefined
}

/** What table heads offer, for cards: the order, and selecting all rows. */
export function CardTools<Row extends { id: string }>({ fields, sorting, rows, selection }: CardToolsProps<Row>) {
  const sortable = fields.flatMap(({ label, sort }) => (sort ? [{ label, sort }] : []))
  return (
    <>
      {sortable.length > 0 && (
        <Select label="Sort by" value={sorting.by ?? ''} onChange={(by) => sorting.choose(by || undefined)}>
          <option value="">As it comes</option>
          {sortable.map(({ label, sort }) => [
            <option key={sort} value={sort}>{`${label} ↑`}</option>,
            <option key={`-${sort}`} value={`-${sort}`}>{`${label} ↓`}</option>,
          ])}
        </Select>
      )}
      {selection && (
        <All>
          <SelectAll rows={rows} selection={selection} />
          All
        </All>
      )}
    </>
  )
}

const All = styled.span({ display: 'inline-flex', gap: 8, alignItems: 'center', color: 'var(--quiet)' })
