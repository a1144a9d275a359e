import { useState } from 'react'

interface Row {
  id: string
}

interface Places {
  rows: readonly Row[]
  /** The key of each row by its id, in the order of the rows. */
  keys: ReadonlyMap<string, number>
  /** The next key that nobody had. */
  next: number
}

const none: Places = { rows: [], keys: new Map(), next: 0 }

/**
 * The keys of a list's rows. A row that stays keeps its key, and new rows take those of rows that left: to write other text
 * into a row costs a part of what a new one does. The row that somebody is in, with its focus or its menu, gives nothing
 * away; `hold` names it.
 */
export function useRowPlaces(rows: readonly Row[] | undefined) {
  const [kept, setKept] = useState(none)
  const [held, hold] = useState<string>()
  const places = rows && rows !== kept.rows ? placesOf(rows, kept, held) : kept
  if (places !== kept) setKept(places)
  return { keys: places.keys, hold }
}

function placesOf(rows: readonly Row[], before: Places, held: string | undefined): Places {
  const ids = new Set(rows.map(({ id }) => id))
  const free = [...before.keys].flatMap(([id, key]) => (ids.has(id) || id === held ? [] : [key]))
  let { next } = before
  const keys = new Map(rows.map(({ id }) => [id, before.keys.get(id) ?? free.shift() ?? next++]))
  return { rows, keys, next }
}
