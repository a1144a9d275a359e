/** A window of a list: how many rows were sent, which could be read, and how many of these are new. `isWhole`: it is the whole list. */
interface Window {
  sent: number
  ids: readonly string[]
  fresh: number
  isWhole: boolean
}

/** Beyond so many windows at the front it goes on only while they bring new rows: what slid up stands right behind the first one. */
const frontWindows = 2

/**
 * Says after each window of a list without a total whether there are more, or the front is to be read again, or how many rows are
 * missing at the end. A row that comes again stands in place of another that may have moved past the reading, mostly to the front.
 */
export function uncounted() {
  let missing = 0
  let fronts = 0
  let last = ''
  let wasAgain = false
  return ({ sent, ids, fresh, isWhole }: Window): 'more' | 'front' | { missing: number } => {
    if (fronts > 0) {
      missing -= fresh
      const isOver = missing <= 0 || sent === 0 || (fresh === 0 && fronts >= frontWindows)
      fronts += 1
      return isOver ? { missing: Math.max(0, missing) } : 'more'
    }
    const isAgain = ids.length > 0 && fresh === 0
    // Two windows without a new row come from a server that ignores paging.
    if (isWhole || (isAgain && wasAgain)) return { missing: 0 }
    // The window before once more comes from a server that pages in steps, and is in no other's place.
    const window = ids.join()
    if (window !== last) missing += ids.length - fresh
    last = window
    wasAgain = isAgain
    if (sent > 0) return 'more'
    if (missing === 0) return { missing }
    fronts = 1
    return 'front'
  }
}
