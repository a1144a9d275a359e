/** Which rows somebody has chosen, for an action on all of them. */
export interface Selection<Row> {
  ids: ReadonlySet<string>
  /** The rows that are chosen. */
  rows: readonly Row[]
  /** What a row is called: "Select mona@tour.example". */
  nameOf: (row: Row) => string
  /** Whether anything can be done with the row. */
  selectable: (row: Row) => boolean
  choose: (ids: readonly string[], chosen: boolean) => void
  clear: () => void
}
