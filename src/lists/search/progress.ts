/** The progress of reading a whole list for a search in the browser. */
export interface Progress {
  /** Rows read so far. */
  read: number
  /** Rows in total; undefined while unknown. */
  total: number | undefined
  state: 'reading' | 'complete' | 'stopped' | 'failed'
  stop: () => void
  again: () => void
}
