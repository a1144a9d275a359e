import { useState } from 'react'

interface Row {
  id: string
}

interface Places {
  rows: readonly Row[]
  /** The React key of each row, by the row's name, in the order of the rows. */
  keys: ReadonlyMap<string, number>
  /** The next unused key. */
  next: number
}

const none: Places = { rows: [], keys: new Map(), next: 0 }

/**
 * The React keys of a list's rows, in order. New rows reuse the keys of rows that left: updating a row's text costs a
 * fraction of mounting a row (decision 0015). When most rows are new, those that stay are updated too, because moving
 * one costs as much as mounting one. The row with focus or an open menu keeps its key; `pin` names that key. State of a
 * row has to name its row (`useOpen`), so that it never passes to another one.
 */
export function useRowPlaces(rows: readonly Row[] | undefined) {
  const [kept, setKept] = useState(none)
  const [pinned, pin] = useState<number>()
  const places = rows && rows !== kept.rows ? placesOf(rows, kept, pinned) : kept
  if (places !== kept) setKept(places)
  return { keys: [...places.keys.values()], pin }
}

function placesOf(rows: readonly Row[], before: Places, held: number | undefined): Places {
  const names = namesOf(rows)
  const staying = names.filter((name) => before.keys.has(name))
  const kept = new Set(staying.length * 2 >= rows.length ? staying : [])
  for (const [name, key] of before.keys) if (key === held) kept.add(name)
  const vacant = [...before.keys].flatMap(([name, key]) => (kept.has(name) ? [] : [key]))
  const keyOf = (name: string) => (kept.has(name) ? before.keys.get(name) : undefined)
  let { next } = before
  const keys = new Map(names.map((name) => [name, keyOf(name) ?? vacant.shift() ?? next++]))
  return { rows, keys, next }
}

/** A unique name for each row: its id, and a count for rows with the same id. */
function namesOf(rows: readonly Row[]): string[] {
  const seen = new Map<string, number>()
  return rows.map(({ id }) => {
    const count = (seen.get(id) ?? 0) + 1
    seen.set(id, count)
    return JSON.stringify([id, count])
  })
}
