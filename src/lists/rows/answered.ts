import type { ListRequest } from '../../contract/paging'
import type { ShownList } from '../defineList'
import type { ReadPage } from './endpoint'
import type { SortKey } from './localWindow'

/** What a request asks for beside its window, by the names of the query. */
export const asksOf = ({ search, sort, status, created_from }: ListRequest) =>
  Object.entries({ search: search || undefined, sort, status, created_from }).flatMap(([name, value]) =>
    value === undefined ? [] : [name],
  )

/** Whether a window is what was asked for: the server says so, and neither a row nor their order says otherwise. */
export function isAnswered<Row>(
  { applied, rows }: ReadPage<Row>,
  request: ListRequest,
  { textOf, fits, sortKeys = {} }: Pick<ShownList<Row>, 'textOf' | 'fits' | 'sortKeys'>,
): boolean {
  const { search = '', sort } = request
  const part = search.toLowerCase()
  const key = sort === undefined ? undefined : sortKeys[sort.replace(/^-/, '')]
  return (
    applied !== undefined &&
    asksOf(request).every((name) => applied.includes(name)) &&
    rows.every((row) => textOf(row).toLowerCase().includes(part) && fits?.(row, request) !== false) &&
    !(key && isOutOfOrder(rows.map(key), sort?.startsWith('-') ? -1 : 1))
  )
}

const byCode = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Ways to sort text that servers have; none of them is wrong. */
const collations = [
  new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' }).compare,
  new Intl.Collator(undefined, { ignorePunctuation: true, sensitivity: 'base' }).compare,
  byCode,
  (a: string, b: string) => byCode(a.toLowerCase(), b.toLowerCase()),
]

/**
 * Whether two rows stand next to each other the wrong way round by any way to sort. Equals may come in any order, and what is
 * empty may stand first or last.
 */
function isOutOfOrder(keys: readonly SortKey[], direction: 1 | -1): boolean {
  const known = keys.flatMap((key) => (key === undefined || key === '' ? [] : [key]))
  return known.some((key, index) => {
    const before = known[index - 1]
    if (before === undefined) return false
    if (typeof before === 'string' && typeof key === 'string')
      return collations.every((compare) => compare(before, key) * direction > 0)
    return direction > 0 ? before > key : before < key
  })
}
