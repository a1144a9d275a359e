import { rememberLast } from './rememberLast'

/** The id of the first user of a page, the number of users before, and the number of changes of users by then. */
export interface Beginning {
  readonly first: number
  readonly passed: number
  readonly state: number
}

/** The beginnings of those pages of one list that were read last, while users have not changed. */
export function pageBeginnings() {
  let firsts = rememberLast<number, number>()
  let state = 0
  return {
    /** The nearest known beginning at or before row `start`. */
    before(start: number): Beginning | undefined {
      let passed = -1
      for (const known of firsts.names()) if (known <= start && known > passed) passed = known
      const first = firsts.of(passed)
      return first === undefined ? undefined : { first, passed, state }
    },
    keep({ first, passed, state: now }: Beginning) {
      if (now !== state) firsts = rememberLast()
      state = now
      firsts.keep(passed, first)
    },
  }
}
