/** The selected rows, for an action on all of them. */
export interface Selection<Row> {
  ids: ReadonlySet<string>
  /** The selected rows. */
  rows: readonly Row[]
  /** The row's name in the label: "Select mona@tour.example". */
  nameOf: (row: Row) => string
  /** Why the row cannot be selected; undefined if it can. */
  whyNot: (row: Row) => string | undefined
  choose: (ids: readonly string[], chosen: boolean) => void
  clear: () => void
}
