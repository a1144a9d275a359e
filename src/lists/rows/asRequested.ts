import type { ListRequest } from '../../contract/paging'
import { fold } from '../../shared/fold'
import type { ShownList } from '../defineList'
import type { ReadPage } from './endpoint'
import type { SortKey } from './localWindow'
import { searchTextOf } from './searchText'

/** The filters and order of a request, by their query parameters. */
export const criteriaOf = (request: ListRequest) =>
  Object.entries(request).flatMap(([name, value]) =>
    name === 'start' || name === 'end' || value === undefined || value === '' ? [] : [name],
  )

/**
 * Whether a window matches its request: the server says that it applied everything, and neither rows nor their order
 * contradict it.
 */
export function isAsRequested<Row>(
  { applied, rows }: ReadPage<Row>,
  request: ListRequest,
  list: Pick<ShownList<Row>, 'textOf' | 'addressTextOf' | 'fits' | 'sortKeys'>,
): boolean {
  const { fits, sortKeys = {} } = list
  const { search = '', sort } = request
  const textOf = searchTextOf(list, search)
  const part = fold(search)
  const key = sort === undefined ? undefined : sortKeys[sort.replace(/^-/, '')]
  return (
    applied !== undefined &&
    criteriaOf(request).every((name) => applied.includes(name)) &&
    rows.every((row) => fold(textOf(row)).includes(part) && fits?.(row, request, true) !== false) &&
    !(key && isOutOfOrder(rows.map(key), sort?.startsWith('-') ? -1 : 1))
  )
}

const byCode = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

let made: readonly ((a: string, b: string) => number)[] | undefined

/** Collations that servers use; each is accepted. Making them is slow, and most lists are in no chosen order. */
const collations = () =>
  (made ??= [
    new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' }).compare,
    new Intl.Collator(undefined, { ignorePunctuation: true, sensitivity: 'base' }).compare,
    byCode,
    (a, b) => byCode(a.toLowerCase(), b.toLowerCase()),
  ])

/**
 * Whether two neighbours are in the wrong order by every collation. Equal ones may come in any order, and empty ones
 * first or last.
 */
function isOutOfOrder(keys: readonly SortKey[], direction: 1 | -1): boolean {
  const known = keys.flatMap((key) => (key === undefined || key === '' ? [] : [key]))
  return known.some((key, index) => {
    const before = known[index - 1]
    if (before === undefined) return false
    if (typeof before === 'string' && typeof key === 'string')
      return collations().every((compare) => compare(before, key) * direction > 0)
    return direction > 0 ? before > key : before < key
  })
}
