import type { UnknownAction } from '@reduxjs/toolkit'
import type { ListRequest } from '../../contract/paging'
import type { RowOutcome } from './outcome'

/** One row of a bulk change; without `ended` it was not reached (yet). */
export interface BulkItem {
  id: string
  name: string
  ended?: { outcome: RowOutcome; text: string }
}

export interface ChangesState {
  /** Ids of rows with a change in progress; each has one at most. */
  busy: string[]
  /** The bulk change that is running or has just ended. */
  bulk: Bulk | null
}

export interface Bulk {
  items: BulkItem[]
  phase: 'running' | 'stopping' | 'ended'
}

/** The bulk actions of a list. */
export interface BulkChanges<Row> {
  nameOf: (row: Row) => string
  actions: readonly {
    verb: string
    allows: (row: Row) => boolean
    /** The action that requests the change of these rows, all of them in the window of `request`. */
    ask: (rows: readonly Row[], request: ListRequest) => UnknownAction
  }[]
  selectBulk: (state: Readonly<Record<string, ChangesState>>) => Bulk | null
  stop: () => UnknownAction
  close: () => UnknownAction
}
