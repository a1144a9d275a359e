import type { RowOutcome } from './rowKind'

/** One row of a change of many; without an outcome it was not reached (yet). */
export interface BulkItem {
  id: string
  name: string
  outcome?: RowOutcome
}

export interface Bulk {
  items: BulkItem[]
  phase: 'running' | 'stopping' | 'ended'
}
