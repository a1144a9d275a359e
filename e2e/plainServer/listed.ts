import type { Asked } from './asked'
import type { Platform } from './entities'

/** The rows from `start` to `end`, both inclusive, under a name if there is one; all other query parameters are ignored. */
export function listed(list: keyof Platform | ((platform: Platform) => readonly object[]), name?: string) {
  return ({ platform, switches, query }: Asked) => {
    const rows: readonly object[] = typeof list === 'function' ? list(platform) : platform[list]
    const [start, end] = [Number(query.get('start') ?? 0), Number(query.get('end') ?? 9)]
    const shown = switches.paging === 'ignored' ? rows : rows.slice(start, end + 1)
    const data = name === undefined ? shown : { [name]: shown }
    return { data, ...(switches.totals === 'body' && { total: rows.length }) }
  }
}
