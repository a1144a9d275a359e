import type { Asked } from './asked'
import type { Platform } from './entities'

/** The rows from `start` to `end`, both inclusive; all other query parameters are ignored. */
export function listed<Row>(rowsOf: (platform: Platform) => readonly Row[], wrap: (rows: readonly Row[]) => object) {
  return ({ platform, switches, query }: Asked) => {
    const rows = rowsOf(platform)
    const [start, end] = [Number(query.get('start') ?? 0), Number(query.get('end') ?? 9)]
    const shown = switches.paging === 'ignored' ? rows : rows.slice(start, end + 1)
    return { data: wrap(shown), ...(switches.totals === 'body' && { total: rows.length }) }
  }
}
