/** A window of a list: rows that were sent, that could be read, and that did not come before. `isWhole`: it is the whole list. */
interface Window {
  sent: number
  read: number
  fresh: number
  isWhole: boolean
}

/**
 * Says after each window of a list without a total whether there are more, or the front is to be read again, or how many rows are
 * missing at the end. A row that comes again stands in place of another that may have moved past the reading, mostly to the front.
 */
export function uncounted() {
  let missing = 0
  let isFront = false
  let wasSame = false
  return ({ sent, read, fresh, isWhole }: Window): 'more' | 'front' | { missing: number } => {
    if (isFront) {
      missing -= fresh
      return missing > 0 && fresh > 0 ? 'more' : { missing: Math.max(0, missing) }
    }
    const isSame = read > 0 && fresh === 0
    // Two windows without a new row come from a server that ignores paging.
    if (isWhole || (isSame && wasSame)) return { missing: 0 }
    wasSame = isSame
    missing += read - fresh
    if (sent > 0) return 'more'
    isFront = missing > 0
    return isFront ? 'front' : { missing: 0 }
  }
}
