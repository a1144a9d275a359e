import type { UnknownAction } from '@reduxjs/toolkit'
import type { ListRequest } from '../../contract/paging'
import { counted } from '../../shared/counted'
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

/** The words for a bulk change in its dialog. */
export interface BulkWords {
  /** "user" */
  noun: string
  /** "Deactivating" */
  doing: string
  /** "deactivated" */
  done: string
}

export interface Bulk {
  words: BulkWords
  items: BulkItem[]
  phase: 'running' | 'stopping' | 'ended'
  /** Its dialog is open; else a message tells how it ended. */
  isSeen?: boolean
}

/** "2 of 3 users deactivated" */
export function bulkText({ words, items }: Bulk): string {
  const changed = items.filter(({ ended }) => ended?.outcome.kind === 'done').length
  return `${changed === items.length ? '' : `${changed} of `}${counted(items.length, words.noun)} ${words.done}`
}

/** What is told after the dialog has been closed. */
export interface BulkEnd {
  text: string
  /** Takes back what can be taken back; undefined if nothing can. */
  undo: UnknownAction | undefined
}

/** What is asked before a bulk change that cannot be taken back. */
export interface BulkQuestion {
  /** "Approve 10 campaigns?" */
  title: string
  /** What cannot be undone, and the sum of what it is about. */
  text: string
  /** The label of the button that does it. */
  verb: string
}

/** Fields of a row. */
export type Seen = Readonly<Record<string, unknown>>

/** Fetches what makes the question about some rows, and what of each it is about: a row that has something else by then is left alone. */
export type FetchQuestion<Row> = () => Promise<{
  questionOf: (rows: readonly Row[]) => BulkQuestion
  seenOf: (row: Row) => Seen
}>

/** The bulk actions of a list. */
export interface BulkChanges<Row> {
  nameOf: (row: Row) => string
  /** Why no action applies to the row; undefined if one does. */
  whyNot: (row: Row) => string | undefined
  actions: readonly {
    verb: string
    allows: (row: Row) => boolean
    /** What to ask before; undefined where the change has an inverse. */
    fetchQuestion: FetchQuestion<Row> | undefined
    /**
     * The action that requests the change of these rows; `requestOf` answers the window in which a row is read again, `seenOf`
     * what of it somebody was asked about.
     */
    ask: (rows: readonly Row[], requestOf: (row: Row) => ListRequest, seenOf?: (row: Row) => Seen) => UnknownAction
  }[]
  selectBulk: (state: Readonly<Record<string, ChangesState>>) => Bulk | null
  stop: () => UnknownAction
  seen: (isSeen: boolean) => UnknownAction
  /** Requests the inverse of each change that was made; `undos` are the requests of the single ones. */
  undo: (undos: readonly UnknownAction[]) => UnknownAction
  close: (end: BulkEnd) => UnknownAction
}
