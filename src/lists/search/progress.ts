/** The progress of reading a whole list for a search in the browser. */
export interface Progress {
  /** Rows read so far. */
  read: number
  /** Rows in total; undefined while unknown. */
  total: number | undefined
  /** Rows that were sent and cannot be read. */
  leftOut: number
  state: 'reading' | 'complete' | 'stopped' | 'failed'
  /** The text that is searched for, which the address has only once typing pauses. */
  typed: string
  stop: () => void
  again: () => void
}

/** Whether all rows of the list have been read. */
export const isWhole = ({ state, leftOut }: Progress) => state === 'complete' && leftOut === 0
