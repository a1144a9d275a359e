/** How far the search of a whole list in the browser is. */
export interface Progress {
  /** Rows that are here. */
  read: number
  /** Rows in all; undefined while nobody knows. */
  total: number | undefined
  state: 'reading' | 'complete' | 'stopped' | 'failed'
  stop: () => void
  again: () => void
}
