import { useState } from 'react'

interface Row {
  id: string
}

interface Places {
  rows: readonly Row[]
  /** Of each row, in their order, the React key by what it is. */
  keys: ReadonlyMap<string, number>
  /** The next key that no row had. */
  next: number
}

const none: Places = { rows: [], keys: new Map(), next: 0 }

/**
 * The React keys of a list's rows, in their order. New rows take the keys of rows that left: to write other text into a row costs a
 * part of what a new one does (decision 0015). Where most rows are others, those that stay are written anew too, because to move
 * one costs as much as a new one. The row that somebody is in, with its focus or its menu, keeps its key and gives it to no other;
 * `hold` names that key. What a row remembers has to name its row (`useOpen`), so that nothing of it passes to another.
 */
export function useRowPlaces(rows: readonly Row[] | undefined) {
  const [kept, setKept] = useState(none)
  const [held, hold] = useState<number>()
  const places = rows && rows !== kept.rows ? placesOf(rows, kept, held) : kept
  if (places !== kept) setKept(places)
  return { keys: [...places.keys.values()], hold }
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

/** What each row is known by: its id, and of rows with one id which of them it is. */
function namesOf(rows: readonly Row[]): string[] {
  const seen = new Map<string, number>()
  return rows.map(({ id }) => {
    const count = (seen.get(id) ?? 0) + 1
    seen.set(id, count)
    return JSON.stringify([id, count])
  })
}
