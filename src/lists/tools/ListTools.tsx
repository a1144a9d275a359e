import { useState } from 'react'
import { inlinePart } from '../../ui/lazyPart'
import { useNarrow } from '../../ui/media'
import type { Counts } from '../counts/counts'
import { SelectAllCards } from '../table/SelectRow'
import type { Sorting } from '../table/columns'
import type { Selection } from '../table/Selection'
import type { ListState } from '../useListState'
import type { HiddenColumns } from './columnChoice'
import { ListMenu } from './ListMenu'
import { SearchBox } from './SearchBox'
import { StatusTabs } from './StatusTabs'

// What a wide table has no use for comes with the page numbers.
const SortBy = inlinePart(() => import(/* webpackChunkName: "events" */ './SortBy'), { room: 'line' })
const SearchProgress = inlinePart(() => import(/* webpackChunkName: "events" */ './SearchProgress'), {
  room: 'line',
})
const FilterChips = inlinePart(() => import(/* webpackChunkName: "events" */ './FilterChips'), { room: 'line' })

// Figures that are missing are not worth a sentence.
const StatusCounts = inlinePart(() => import(/* webpackChunkName: "events" */ '../counts/StatusCounts'), {
  onMissing: () => Promise.resolve(true),
})

interface ListToolsProps<Row> {
  list: ListState<Row>
  /** The rows of this page; undefined while they load. */
  rows: readonly Row[] | undefined
  sorting: Sorting
  selection: Selection<Row> | undefined
  hidden: HiddenColumns
  isCompact: boolean
}

/**
 * The tabs of a list, and its tools in one line: search, filters, order, columns and export. Below 1280 px the filters are
 * behind the button of the columns, on a compact screen the order as well.
 */
export function ListTools<Row extends { id: string }>(props: ListToolsProps<Row>) {
  const { list: state, rows, sorting, selection, hidden, isCompact } = props
  const { list, params, page, tools } = state
  const { label, search, statuses, empty, columns } = list
  const [counts, onCounts] = useState<Counts>()
  const fields = columns ? (list.fields ?? columns) : list.fields
  const isNarrow = useNarrow()
  const isEmpty = page?.rows.length === 0 && !params.narrowed
  // Cards have no column heads.
  const order = isCompact || !columns ? <SortBy {...{ fields, sorting }} /> : null
  const filter = list.filter && <list.filter list={params} />
  const searchBox = search && (
    <SearchBox label={search} list={params} disabled={isEmpty && empty.disablesSearch === true} onType={tools.onType} />
  )
  const tabs = statuses && <StatusTabs list={params} labels={statuses} counts={counts} />
  // A table has it in its head.
  const selectAll = selection && (isCompact || !columns) && <SelectAllCards rows={rows} selection={selection} />
  const menu = (
    <ListMenu
      {...{ name: label, rows, fields, hidden, readAll: tools.readAll }}
      columns={isCompact ? [] : (columns ?? [])}
      more={
        (isCompact || (isNarrow && filter)) && (
          <>
            {isCompact && order}
            {filter}
          </>
        )
      }
    />
  )
  return (
    <div className="list-tools" role="group" aria-label="List tools">
      {tabs && (
        <div className="list-tools-line">
          {tabs}
          {!isCompact && selectAll}
        </div>
      )}
      <div className="list-tools-line">
        {searchBox}
        {!isNarrow && filter}
        {!isCompact && order}
        {menu}
      </div>
      {filter && (
        <div className="list-chips">
          <FilterChips list={params} words={list.filterWords} />
        </div>
      )}
      {statuses && <StatusCounts parts={(show) => show(state)} onCounts={onCounts} />}
      {tools.progress && <SearchProgress {...tools.progress} />}
      {isCompact && selectAll}
    </div>
  )
}
