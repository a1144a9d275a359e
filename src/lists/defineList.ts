import type { ComponentType, ReactNode } from 'react'
import type { ListRequest } from '../contract/paging'
import type { BulkChanges } from './changes/bulk'
import type { Mark } from './live/heldRows'
import type { FilterWords, ListParams, ListScope } from './listParams'
import type { ListEndpoint } from './rows/endpoint'
import type { SortKey, SortKeys } from './rows/localWindow'
import type { Narrowing } from './rows/narrowing'
import type { Column, Field } from './table/columns'
import type { Selection } from './table/Selection'

/** The texts of an empty list; the hint says how rows come to be. */
interface EmptyTexts {
  title: string
  hint?: string
  /** Shown when search or filters leave no row; may depend on whether the browser does the searching. */
  noMatch?: string | ((request: ListRequest, isLocal: boolean) => string)
  /** Disables the search while the list has no row at all. */
  disablesSearch?: true
}

/** What replaces the table; `rows` is undefined while the first rows load. */
type View<Row> = (props: {
  rows: readonly Row[] | undefined
  stale: boolean
  /** Undefined for a list without bulk actions. */
  selection: Selection<Row> | undefined
  /** What others have just done to rows. */
  marks: ReadonlyMap<string, Mark> | undefined
}) => ReactNode

/**
 * Rows are shown as a table on wide screens and cards on compact ones, or by a view of the list's own. `fields`, where given,
 * are used for exports and for sorting cards, else the columns. `cardHeight` is the height of most cards on a phone, in CSS
 * pixels: the skeletons have it while rows load, so that nothing moves when they come.
 */
type Shape<Row> =
  | {
      columns: readonly Column<Row>[]
      card: (row: Row) => ReactNode
      cardHeight: number
      view?: undefined
      fields?: readonly Field<Row>[]
    }
  | { columns?: undefined; card?: undefined; cardHeight?: undefined; view: View<Row>; fields: readonly Field<Row>[] }

interface Basics<Row> {
  /** The key of the list in the store. */
  name: string
  /** Its accessible name, and the name of its exported files. */
  label: string
  /** The text that `search` looks in. */
  textOf: (row: Row) => string
  /** The text that a search beginning with 0x looks in, where that is another one. */
  addressTextOf?: (row: Row) => string
  /** The label of the search: "search by email". */
  search?: string
  /** The bulk actions. */
  changes?: { bulk: BulkChanges<Row> }
  empty: EmptyTexts
  /** A status that the rows of some servers don't tell; then nobody knows how many have it. */
  uncounted?: string
  /** A further filter beside search and status. */
  filter?: ComponentType<{ list: ListParams }>
  /** How its chosen values are written where its controls are hidden. */
  filterWords?: FilterWords
  /** Shows only the first rows: no paging and no tools. */
  onlyFirst?: true
}

interface Source<Row> {
  endpoint: ListEndpoint<Row>
  /** The source can only return windows, as a contract does: searching and sorting happen in the browser. */
  givesWindowsOnly?: true
  /** Never shows cached rows first, and never prefetches. */
  alwaysRead?: true
}

/** `isClaimed`: the server says that it has narrowed by them, and by its own clock. */
type Fits<Row> = (row: Row, narrowing: Narrowing, isClaimed?: true) => boolean

/** The parts of a list that views need. */
export type ShownList<Row> = Basics<Row> &
  Shape<Row> & {
    offers: ListScope
    statuses?: Readonly<Record<string, string>>
    fits?: Fits<Row>
    sortKeys?: SortKeys<Row>
  }

export type List<Row> = ShownList<Row> & Source<Row>

/**
 * What a list has to declare for what it offers: a filter or an order needs the functions that notice when the server
 * ignores it and that do it in the browser.
 */
type Obligations<Row, Offer extends ListScope> = { offers: Offer } & ([Offer['sort'][number]] extends [never]
  ? { sortKeys?: undefined }
  : { sortKeys: Readonly<Record<Offer['sort'][number], (row: Row) => SortKey>> }) &
  ([Offer['status'][number]] extends [never]
    ? { statuses?: undefined }
    : { statuses: Readonly<Record<Offer['status'][number], string>>; fits: Fits<Row> }) &
  (Offer extends { from: true }
    ? { fits: Fits<Row>; filter: ComponentType<{ list: ListParams }> }
    : { fits?: Fits<Row> })

/** Declares a list; `useList` and `ListView` derive everything else from it. */
export const defineList = <Row extends { id: string }, const Offer extends ListScope>(
  list: Basics<Row> & Source<Row> & Shape<Row> & Obligations<Row, Offer>,
): List<Row> => list

/** Declares a list for a page that has all rows already (`useGivenList`). */
export const defineGivenList = <Row extends { id: string }, const Offer extends ListScope>(
  list: Basics<Row> & Shape<Row> & Obligations<Row, Offer>,
): ShownList<Row> => list
