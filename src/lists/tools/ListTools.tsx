import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Button } from '../../ui/Button'
import { CardTools, type CardToolsProps } from '../table/CardTools'
import { FilterChips } from './FilterChips'
import { ListMenu, type ListMenuProps } from './ListMenu'
import type { ListParams } from '../listParams'
import { SearchBox } from './SearchBox'
import { StatusFilter } from './StatusFilter'

/** How far the reading of a whole list is, where rows are searched in the browser. */
interface WholeReading {
  read: number
  total: number | undefined
  state: 'idle' | 'reading' | 'complete' | 'stopped' | 'failed'
  stop: () => void
  again: () => void
}

export interface ListToolsProps {
  list: ListParams
  /** What is searched by; no search when left out. */
  search?: string | undefined
  searchDisabled?: boolean | undefined
  onType?: ((text: string) => void) | undefined
  /** What the list's statuses are called; no filter when left out. */
  statuses?: Readonly<Record<string, string>> | undefined
  /** Further filters. */
  filters?: ReactNode
  reading?: WholeReading | undefined
}

/** The tools of a list on one row: search, filters with what they narrow it to, columns and export. */
export function ListTools<Row extends { id: string }>(
  props: ListToolsProps & { menu: ListMenuProps<Row> | undefined; cards: CardToolsProps<Row> | undefined },
) {
  const { list, search, searchDisabled, onType, statuses, filters, reading, menu, cards } = props
  return (
    <Row role="group" aria-label="Tools of the list">
      {search && <SearchBox label={search} list={list} disabled={searchDisabled} onType={onType} />}
      {statuses && <StatusFilter list={list} labels={statuses} />}
      {filters}
      {cards && <CardTools {...cards} />}
      <FilterChips list={list} statusLabels={statuses} />
      {menu && <ListMenu {...menu} />}
      {reading && <Progress {...reading} />}
    </Row>
  )
}

function Progress({ read, total, state, stop, again }: WholeReading) {
  const of = total === undefined ? `${read}` : `${read} of ${total}`
  if (state === 'complete' || state === 'idle') return null
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
