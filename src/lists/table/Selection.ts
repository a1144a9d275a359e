/** The selected rows, for an action on all of them. */
export interface Selection<Row> {
  ids: ReadonlySet<string>
  /** The selected rows. */
  rows: readonly Row[]
  /** The row's name in the label: "Select mona@tour.example". */
  nameOf: (row: Row) => string
  /** Whether any action applies to the row. */
  selectable: (row: Row) => boolean
  choose: (ids: readonly string[], chosen: boolean) => void
  clear: () => void
}
