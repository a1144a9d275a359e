import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Skeleton } from '../../ui/Skeleton'
import { useRowPlaces } from './rowPlaces'
import type { Selection } from './Selection'
import { SelectRow } from './SelectRow'
import { skeletonRows } from './skeletonRows'

interface CardsProps<Row> {
  /** The accessible name of the list. */
  label: string
  card: (row: Row) => ReactNode
  /** Undefined while the first rows load. */
  rows: readonly Row[] | undefined
  /** Newer rows are loading. */
  stale: boolean
  selection: Selection<Row> | undefined
}

/** The rows of a list on compact screens. */
export function Cards<Row extends { id: string }>({ label, card, rows, stale, selection }: CardsProps<Row>) {
  const { keys, pin } = useRowPlaces(rows)
  return (
    <CardList aria-label={label} data-stale={stale && rows !== undefined}>
      {rows
        ? rows.map((row, index) => (
            <li key={keys[index]} onFocus={() => pin(keys[index])}>
              {selection ? (
                <Beside>
                  <SelectRow row={row} selection={selection} />
                  <div>{card(row)}</div>
                </Beside>
              ) : (
                card(row)
              )}
            </li>
          ))
        : skeletonRows((key) => (
            <li key={key}>
              <Skeleton />
              <Skeleton style={{ width: '40%' }} />
            </li>
          ))}
    </CardList>
  )
}

const Beside = styled.div({
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  '& > div': { flex: 1, minWidth: 0 },
})

const CardList = styled.ul({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '&[data-stale=true]': { opacity: 0.55 },
  '& li': {
    display: 'flex',
    flexDirection: 'column',
    gap: 4,
    minHeight: 64,
    justifyContent: 'center',
    padding: '10px 16px',
  },
  '& li + li': { borderTop: '1px solid var(--border)' },
})
