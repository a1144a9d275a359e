import { useCallback, useMemo, useState } from 'react'

const none: ReadonlySet<string> = new Set()

/** Which of the rows shown are chosen; a row that is no longer shown is no longer chosen, also when it comes back. */
export function useSelection<Row extends { id: string }>(rows: readonly Row[] | undefined) {
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
  return { rows: shown, ids, choose, clear: useCallback(() => setChosen(none), []) }
}
