import type { UnknownAction } from '@reduxjs/toolkit'
import type { ListRequest } from '../../contract/paging'
import type { RowOutcome } from './outcome'

/** One row of a change of many; without an ending it was not reached (yet). */
export interface BulkItem {
  id: string
  name: string
  ended?: { outcome: RowOutcome; text: string }
}

export interface ChangesState {
  /** Rows with a change on its way; each has one at most. */
  busy: string[]
  /** The change of many rows that runs or has just ended. */
  bulk: Bulk | null
}

export interface Bulk {
  items: BulkItem[]
  phase: 'running' | 'stopping' | 'ended'
}

/** What can be done with many rows at once, as a list shows it. */
export interface BulkChanges<Row> {
  nameOf: (row: Row) => string
  actions: readonly {
    verb: string
    allows: (row: Row) => boolean
    /** The intent to change these rows, all of them in the window of `request`. */
    ask: (rows: readonly Row[], request: ListRequest) => UnknownAction
  }[]
  selectBulk: (state: Readonly<Record<string, ChangesState>>) => Bulk | null
  stop: () => UnknownAction
  close: () => UnknownAction
}
