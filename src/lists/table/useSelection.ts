import { useCallback, useMemo, useState } from 'react'
import type { BulkChanges } from '../changes/bulk'
import type { Selection } from './Selection'

const none: ReadonlySet<string> = new Set()

/**
 * The selection among the visible rows; a row that leaves the page is deselected for good. Undefined for a list without
 * bulk actions.
 */
export function useSelection<Row extends { id: string }>(
  bulk: BulkChanges<Row> | undefined,
  rows: readonly Row[] | undefined,
  whyNotThis: (row: Row) => string | undefined = () => undefined,
): Selection<Row> | undefined {
  const [chosen, setChosen] = useState(none)
  const shown = useMemo(() => (rows ?? []).filter(({ id }) => chosen.has(id)), [rows, chosen])
  if (shown.length < chosen.size) setChosen(new Set(shown.map(({ id }) => id)))
  const choose = useCallback(
    (ids: readonly string[], on: boolean) =>
      setChosen((before) => {
        const after = new Set(before)
        for (const id of ids)
          if (on) after.add(id)
          else after.delete(id)
        return after
      }),
    [],
  )
  const ids = useMemo(() => new Set(shown.map(({ id }) => id)), [shown])
  const clear = useCallback(() => setChosen(none), [])
  if (!bulk) return undefined
  const whyNot = (row: Row) => bulk.whyNot(row) ?? whyNotThis(row)
  return { ids, rows: shown, nameOf: bulk.nameOf, whyNot, choose, clear }
}
