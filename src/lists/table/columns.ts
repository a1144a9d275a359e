import type { ReactNode } from 'react'

/** What a list says of its rows for sorting and for files. */
export interface Field<Row> {
  label: string
  /** The name by which the list can be sorted by this field. */
  sort?: string
  /** The exact value for an export; a field without one is not exported. */
  text?: (row: Row) => string
}

/** A field as a column of a table. */
export interface Column<Row> extends Field<Row> {
  /** Numbers stand at the right, under each other. */
  align?: 'right'
  /** The label is read out but not shown. */
  hideLabel?: boolean
  cell: (row: Row) => ReactNode
}

/** The column the rows are sorted by (`-` in front: downwards), and how to choose another. */
export interface Sorting {
  by: string | undefined
  choose: (by: string | undefined) => void
}
