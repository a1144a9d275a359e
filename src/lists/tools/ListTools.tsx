import styled from '@emotion/styled'
import { Button } from '../../ui/Button'
import type { Progress } from '../search/progress'
import { CardTools } from '../table/CardTools'
import type { Sorting } from '../table/columns'
import type { Selection } from '../table/Selection'
import type { ListState } from '../useListState'
import type { HiddenColumns } from './columnChoice'
import { FilterChips } from './FilterChips'
import { ListMenu } from './ListMenu'
import { SearchBox } from './SearchBox'
import { StatusFilter } from './StatusFilter'

interface ListToolsProps<Row> {
  list: ListState<Row>
  /** The rows of this page; undefined while they load. */
  rows: readonly Row[] | undefined
  sorting: Sorting
  selection: Selection<Row> | undefined
  hidden: HiddenColumns
  /** Whether the rows are cards, which have no column heads. */
  areCards: boolean
}

/** The tools of a list in one line: search, filters, columns and export. */
export function ListTools<Row extends { id: string }>(props: ListToolsProps<Row>) {
  const { list: state, rows, sorting, selection, hidden, areCards } = props
  const { list, params, page, tools } = state
  const { label, search, statuses, empty } = list
  const fields = list.columns ?? list.fields
  const isEmpty = page?.rows.length === 0 && !params.narrowed
  return (
    <Row role="group" aria-label="Tools of the list">
      {search && (
        <SearchBox
          label={search}
          list={params}
          disabled={isEmpty && empty.disablesSearch === true}
          onType={tools.onType}
        />
      )}
      {statuses && <StatusFilter list={params} labels={statuses} />}
      {list.filter && <list.filter list={params} />}
      {areCards && <CardTools {...{ fields, sorting, rows, selection }} />}
      <FilterChips list={params} statusLabels={statuses} />
      <ListMenu
        {...{ name: label, rows, fields, hidden, readAll: tools.readAll }}
        columns={areCards ? [] : (list.columns ?? [])}
      />
      {tools.progress && <SearchProgress {...tools.progress} />}
    </Row>
  )
}

function SearchProgress({ read, total, state, stop, again }: Progress) {
  const of = total === undefined ? `${read}` : `${read} of ${total}`
  if (state === 'complete') return null
  return (
    <span role="status">
      {state === 'failed' ? `Only ${of} rows could be searched.` : `searched ${of}`}{' '}
      {state === 'reading' ? <Button onClick={stop}>Stop</Button> : <Button onClick={again}>Search all again</Button>}
    </span>
  )
}

const Row = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'center',
  padding: '12px 16px',
  borderBottom: '1px solid var(--border)',
})
