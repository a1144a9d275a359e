import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { pageSize } from '../../src/contract/paging'
import type { Database } from '../db/database'
import { orderOf, type OfferedQuery, type Order } from './list'

/** A page of a list: `count` rows from row `start` on, which is counted from 0, in the order `sort`. */
export interface Page extends Pick<OfferedQuery, 'sort'> {
  readonly start: SQLWrapper
  readonly count: number
}

type Columns = Record<string, PgColumn | SQL>

/** The rows of a table that fulfil `where`, and the columns of them that are shown: one that is never null comes first. */
export interface Shown<Selected extends Columns> {
  readonly table: PgTable
  readonly columns: Selected
  readonly listing: Order & { readonly id: PgColumn }
  readonly where?: SQL | undefined
  /** How many they are, where that is known without counting. */
  readonly total?: SQL | undefined
  /** Changes whenever the matching rows change; invalidates a cached total. */
  readonly state?: SQL | undefined
}

/** Reads the page that a list query asks for, with the total. */
export async function readPage<Selected extends Columns>(
  db: Database,
  shown: Shown<Selected>,
  { start = 0, end = start + pageSize - 1, sort }: Partial<Pick<OfferedQuery, 'start' | 'end' | 'sort'>> = {},
) {
  return pageOf(await pageStatement(db, shown, { start: sql`${start}::bigint`, count: end - start + 1, sort }))
}

interface Found<Row> {
  readonly row: Row
  readonly total: number
  readonly state: number | null
}

/** The rows that a page's statement has found, the total, and the state in which it is true. */
export function pageOf<Row>(found: readonly Found<Row>[]) {
  const [first] = found
  if (!first) throw new Error('a page without a total')
  return { rows: found.flatMap(({ row }) => row ?? []), total: first.total, state: first.state }
}

/**
 * The statement that reads a page, and how many rows match: one, so that they agree. The rows that are passed over are not
 * read: an index in this order gives the ids of the page alone. Without rows on the page there is one row with the total.
 */
export function pageStatement<Selected extends Columns>(
  db: Database,
  { table, columns, listing, where, total = countOf(table, where), state = sql`null` }: Shown<Selected>,
  page: Page,
) {
  const counted = db
    .$with('counted')
    .as(
      db
        .select({ total: total.mapWith(Number).as('total'), state: state.mapWith(Number).as('state') })
        .from(sql`(select 1) as one`),
    )
  const { id } = listing
  const ids = (fromEnd: boolean) =>
    db
      .select({ id })
      .from(table)
      .where(where)
      .orderBy(...orderOf(page, listing, fromEnd))
  return db
    .with(counted)
    .select({ total: counted.total, state: counted.state, row: columns })
    .from(counted)
    .leftJoin(table, sql`${id} in (${idsOnPage(ids, page)})`)
    .orderBy(...orderOf(page, listing))
}

/** How many rows of a table match a condition. */
export const countOf = (table: PgTable, where: SQL | undefined): SQL =>
  sql`(select count(*) from ${table}${where ? sql` where ${where}` : undefined})`

/**
 * The ids of the rows on a page of the list, in no order. They are counted from the nearer end, so that the last page is read
 * as fast as the first: the other half of the statement has a limit of 0 and is not executed. `ids` is the selection in the
 * order of the list, or from its end.
 */
function idsOnPage(ids: (fromEnd: boolean) => SQLWrapper, { start, count }: Page): SQL {
  const total = sql`(select total from counted)`
  // As a number in the statement, because the planner takes any other limit for a tenth of the table.
  const most = sql.raw(String(count))
  const isNear = sql`2 * ${start} <= ${total}`
  // Nor is anything looked for beyond the last row that a search keeps.
  const there = sql`greatest(0, least(${most}, ${total} - ${start}))`
  return sql`select id from (
    (${ids(false)} limit case when ${isNear} then ${there} else 0 end offset ${start})
    union all
    (${ids(true)} limit case when ${isNear} then 0 else ${there} end
      offset greatest(0, ${total} - ${start} - ${most}))
  ) as ids limit ${most}`
}
