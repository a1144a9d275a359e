import { useState } from 'react'
import type { ListRequest } from '../../contract/paging'
import type { BulkChanges } from '../changes/bulk'
import type { ChosenRows, Selection } from './Selection'

const none: ReadonlySet<string> = new Set()

/**
 * The selection among the visible rows; a row that leaves the page is deselected for good, unless all rows that match the
 * filters were selected: those stay until the filters change. Undefined for a list without bulk actions.
 */
export function useSelection<Row extends { id: string }>(
  bulk: BulkChanges<Row> | undefined,
  shownRows: readonly Row[] | undefined,
  request: ListRequest,
  whyNotThis: (row: Row) => string | undefined = () => undefined,
): Selection<Row> | undefined {
  const [chosen, setChosen] = useState(none)
  const filters = JSON.stringify({ ...request, start: 0, end: 0 })
  const [all, setAll] = useState<ChosenRows<Row> & { filters: string }>()
  const others = all?.filters === filters ? all : undefined
  const known = [...new Map([...(others?.rows ?? []), ...(shownRows ?? [])].map((row) => [row.id, row])).values()]
  // What a page has shown of them counts after it is left, too; `known` begins with them, in their order.
  if (others?.rows.some((row, place) => row !== known[place]))
    setAll({ ...others, rows: known.slice(0, others.rows.length) })
  const rows = known.filter(({ id }) => chosen.has(id))
  if (rows.length < chosen.size) setChosen(new Set(rows.map(({ id }) => id)))
  const choose = (ids: readonly string[], on: boolean) =>
    setChosen((before) => {
      const after = new Set(before)
      for (const id of ids)
        if (on) after.add(id)
        else after.delete(id)
      return after
    })
  const clear = () => {
    setChosen(none)
    setAll(undefined)
  }
  if (!bulk) return undefined
  return {
    ids: chosen,
    rows,
    nameOf: bulk.nameOf,
    choose,
    clear,
    whyNot: (row) => bulk.whyNot(row) ?? whyNotThis(row),
    chooseAll: (read) => {
      setAll({ ...read, filters })
      choose(
        read.rows.map(({ id }) => id),
        true,
      )
    },
    requestOf: (row) => (shownRows?.includes(row) ? undefined : others?.requestOf(row)),
  }
}
