import type { ComponentType, ReactNode } from 'react'
import type { ListRequest } from '../contract/paging'
import type { BulkChanges } from './changes/bulk'
import type { ListParams, ListScope } from './listParams'
import type { ListEndpoint } from './rows/endpoint'
import type { SortKey, SortKeys } from './rows/localWindow'
import type { Narrowing } from './rows/narrowing'
import type { Column, Field } from './table/columns'

/** What a list that finds nothing says; the hint tells how rows come to be. */
interface EmptyTexts {
  title: string
  hint?: string
  /** Said when search or filters leave no row; may depend on whether the browser searches itself. */
  noMatch?: string | ((request: ListRequest, isHere: boolean) => string)
  /** The search is off while the list has no row at all. */
  disablesSearch?: true
}

/** What stands in the place of the table; `rows` is undefined while the first ones are being read. */
type View<Row> = (props: { rows: readonly Row[] | undefined; stale: boolean }) => ReactNode

/** Rows are a table on wide screens and cards on compact ones, or something else; then the fields serve sorting and files. */
type Shape<Row> =
  | { columns: readonly Column<Row>[]; card: (row: Row) => ReactNode; view?: undefined; fields?: undefined }
  | { columns?: undefined; card?: undefined; view: View<Row>; fields: readonly Field<Row>[] }

interface Basics<Row> {
  /** Names the list in the store. */
  name: string
  /** Its accessible name, and the name of its files. */
  label: string
  /** The text that `search` looks in. */
  textOf: (row: Row) => string
  /** What is searched by: "search by email". */
  search?: string
  /** What can be done with many rows at once. */
  changes?: { bulk: BulkChanges<Row> }
  empty: EmptyTexts
  /** A filter beside search and status. */
  filter?: ComponentType<{ list: ListParams }>
  /** Only the first rows are shown: no way to the others, and no tools. */
  onlyFirst?: true
}

interface Source<Row> {
  endpoint: ListEndpoint<Row>
  /** A source that answers windows and can do nothing else, as a contract: it is searched and sorted in the browser. */
  givesWindowsOnly?: true
  /** Nothing that was read before is shown as if it were the present, nor read ahead. */
  alwaysRead?: true
}

type Fits<Row> = (row: Row, narrowing: Narrowing) => boolean

/** A list as the parts that show it see it. */
export type ShownList<Row> = Basics<Row> &
  Shape<Row> & {
    offers: ListScope
    statuses?: Readonly<Record<string, string>>
    fits?: Fits<Row>
    sortKeys?: SortKeys<Row>
  }

export type List<Row> = ShownList<Row> & Source<Row>

/** What an offer obliges a list to: whoever offers a filter or an order has to be able to notice that it was ignored, and to do it. */
type Obligations<Row, Offer extends ListScope> = { offers: Offer } & ([Offer['sort'][number]] extends [never]
  ? { sortKeys?: undefined }
  : { sortKeys: Readonly<Record<Offer['sort'][number], (row: Row) => SortKey>> }) &
  ([Offer['status'][number]] extends [never]
    ? { statuses?: undefined }
    : { statuses: Readonly<Record<Offer['status'][number], string>>; fits: Fits<Row> }) &
  (Offer extends { from: true }
    ? { fits: Fits<Row>; filter: ComponentType<{ list: ListParams }> }
    : { fits?: Fits<Row> })

/** Declares a list: everything else follows from it (`useList`, `ListView`). */
export const defineList = <Row extends { id: string }, const Offer extends ListScope>(
  list: Basics<Row> & Source<Row> & Shape<Row> & Obligations<Row, Offer>,
): List<Row> => list

/** Declares a list whose rows a page has all at hand (`useGivenList`). */
export const defineGivenList = <Row extends { id: string }, const Offer extends ListScope>(
  list: Basics<Row> & Shape<Row> & Obligations<Row, Offer>,
): ShownList<Row> => list
