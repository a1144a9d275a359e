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
 * The keys of a list's rows. New rows take the keys of rows that left: to write other text into a row costs a part of what a
 * new one does. Where most rows are others, those that stay are written anew too, because to move one costs as much as a new
 * one. The row that somebody is in, with its focus or its menu, keeps its key and gives it to no other; `hold` names it.
 */
export function useRowPlaces(rows: readonly Row[] | undefined) {
  const [kept, setKept] = useState(none)
  const [held, hold] = useState<string>()
  const places = rows && rows !== kept.rows ? placesOf(rows, kept, held) : kept
  if (places !== kept) setKept(places)
  return { keys: places.keys, hold }
}

function placesOf(rows: readonly Row[], before: Places, held: string | undefined): Places {
  const staying = rows.flatMap(({ id }) => (before.keys.has(id) ? [id] : []))
  const kept = new Set(staying.length * 2 >= rows.length ? staying : [])
  if (held !== undefined) kept.add(held)
  const free = [...before.keys].flatMap(([id, key]) => (kept.has(id) ? [] : [key]))
  const keyOf = (id: string) => (kept.has(id) ? before.keys.get(id) : undefined)
  let { next } = before
  const keys = new Map(rows.map(({ id }) => [id, keyOf(id) ?? free.shift() ?? next++]))
  return { rows, keys, next }
}
