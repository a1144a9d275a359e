import type { ListRequest } from '../../contract/paging'

/** Rows of all pages, and the request that reads each again. */
export interface ChosenRows<Row> {
  rows: readonly Row[]
  requestOf: (row: Row) => ListRequest
}

/** The selected rows, for an action on all of them. */
export interface Selection<Row> {
  ids: ReadonlySet<string>
  /** The selected rows, with those of other pages after `chooseAll`. */
  rows: readonly Row[]
  /** The row's name in the label: "Select mona@tour.example". */
  nameOf: (row: Row) => string
  /** Why the row cannot be selected; undefined if it can. */
  whyNot: (row: Row) => string | undefined
  choose: (ids: readonly string[], chosen: boolean) => void
  /** Selects rows of all pages; a row on this page is the newer one. */
  chooseAll: (all: ChosenRows<Row>) => void
  /** The request that reads a row of another page again; undefined for the rows of this page. */
  requestOf: (row: Row) => ListRequest | undefined
  clear: () => void
}
