import type { ListRequest } from '../../contract/paging'
import type { Page } from '../../api/envelope'
import { fold } from '../../shared/fold'

export type SortKey = string | bigint | number | undefined

/** The sort key of a column in the browser; undefined and empty text come last in both directions. */
export type SortKeys<Row> = Readonly<Record<string, (row: Row) => SortKey>>

/** A row with its search text, folded once and not at every key press. */
interface Indexed<Row> {
  row: Row
  text: string
}

export const indexed = <Row>(rows: readonly Row[], textOf: (row: Row) => string): Indexed<Row>[] =>
  rows.map((row) => ({ row, text: fold(textOf(row)) }))

/**
 * Returns a search over the rows, regardless of case and accents. Results of earlier prefixes are cached: one more letter searches
 * only those rows, and one letter fewer searches none.
 */
export function searchOf<Row>(rows: readonly Indexed<Row>[]): (search: string) => readonly Indexed<Row>[] {
  let steps: { part: string; kept: readonly Indexed<Row>[] }[] = []
  return (search) => {
    const part = fold(search.trim())
    steps = steps.filter((step) => part.includes(step.part))
    const last = steps.at(-1)
    if (last?.part === part) return last.kept
    const kept = (last?.kept ?? rows).filter(({ text }) => text.includes(part))
    steps.push({ part, kept })
    return kept
  }
}

/** The requested window of rows that are all in memory: filtered by text, sorted, cut. */
export function localWindow<Row>(
  rows: readonly Indexed<Row>[],
  { start, end, search = '', sort }: ListRequest,
  sortKeys: SortKeys<Row> = {},
): Page<Row> {
  const part = fold(search.trim())
  const kept = part ? rows.filter(({ text }) => text.includes(part)) : rows
  const key = sort === undefined ? undefined : sortKeys[sort.replace(/^-/, '')]
  const sorted = key ? sortedBy(kept, key, sort?.startsWith('-') ?? false) : kept
  return { rows: sorted.slice(start, end + 1).map(({ row }) => row), total: kept.length }
}

function sortedBy<Row>(rows: readonly Indexed<Row>[], key: SortKeys<Row>[string], down: boolean): Indexed<Row>[] {
  const keyed = rows.map((row) => ({ row, key: key(row.row) }))
  const known = keyed.filter(({ key: of }) => !isEmpty(of))
  known.sort((a, b) => (down ? compare(b.key, a.key) : compare(a.key, b.key)))
  return [...known, ...keyed.filter(({ key: of }) => isEmpty(of))].map(({ row }) => row)
}

const isEmpty = (key: SortKey) => key === undefined || key === ''

const words = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

function compare(a: SortKey, b: SortKey): number {
  if (typeof a === 'string' && typeof b === 'string') return words.compare(a, b)
  if (a === undefined || b === undefined) return 0
  return a < b ? -1 : a > b ? 1 : 0
}
