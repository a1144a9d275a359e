import { unsigned } from '../../shared/isSameField'
import { asCome, type HeldRows, type News } from './heldRows'

interface AnyRow {
  id: string
}

/**
 * Rows that somebody looks at when others come in their place: each stays where it is, with its new content; new rows
 * are counted, and rows that have changed or have left the page are marked. All rows are replaced if none has stayed, or if two
 * have one id.
 */
export function holdRows<Row extends AnyRow>(held: HeldRows<Row>, source: readonly Row[], news: News): HeldRows<Row> {
  const come = new Map(source.map((row) => [row.id, row]))
  const known = new Set(held.rows.map(({ id }) => id))
  const fresh = source.filter(({ id }) => !known.has(id)).length
  const isUnique = come.size === source.length && known.size === held.rows.length
  if (fresh === source.length || !isUnique) return asCome(source)
  const marks = new Map(held.marks)
  const mark = (id: string, isGone: boolean) => {
    const by = news.by[id]
    marks.set(id, { by, isGone, text: markText(by, isGone) })
  }
  // New rows push the last ones to the next page; nothing has happened to those.
  let pushed = fresh
  const rows = held.rows.toReversed().map((row) => {
    const now = come.get(row.id)
    if (!now) {
      if (pushed > 0 && !news.by[row.id]) pushed -= 1
      else mark(row.id, true)
      return row
    }
    pushed = 0
    // It has come back, for example from a page whose rows had not been read again yet.
    if (marks.get(row.id)?.isGone) marks.delete(row.id)
    if (JSON.stringify(now) === JSON.stringify(row)) return row
    if (contentOf(now) !== contentOf(row)) mark(row.id, false)
    return now
  })
  return { source, rows: rows.reverse(), fresh, marks }
}

/** What people can have changed in a row. A thumbnail comes by itself. */
const contentOf = (row: AnyRow) =>
  JSON.stringify(row, (name, value: unknown) => (name === 'thumbnail' ? undefined : unsigned(name, value)))

const markText = (by: string | undefined, isGone: boolean) =>
  isGone
    ? `No longer on this page${by ? `: changed by ${by} just now` : ''}`
    : `Changed ${by ? `by ${by} ` : ''}just now`
