import type { ReactNode } from 'react'

/** A field of a row, for sorting and for exports. */
export interface Field<Row> {
  label: string
  /** The sort parameter of this field. */
  sort?: string
  /** The exact value for an export; a field without one is not exported. */
  text?: (row: Row) => string
}

/** A field as a column of a table. */
export interface Column<Row> extends Field<Row> {
  /** Numbers are right-aligned. */
  align?: 'right'
  /** The label is for screen readers only. */
  hideLabel?: boolean
  cell: (row: Row) => ReactNode
}

/** The sorted column (`-` in front: descending), and the function to choose another one. */
export interface Sorting {
  by: string | undefined
  choose: (by: string | undefined) => void
}
