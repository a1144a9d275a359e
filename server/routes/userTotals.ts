import { sql, type SQL } from 'drizzle-orm'
import { userCounts, users } from '../db/schema'
import { countOf } from './listPage'

/** The number of changes after which users may be found that were not, or the other way round; triggers count them. */
export const userState = sql`(select sum(${userCounts.changes}) from ${userCounts})`

/** A total that was counted, and the number of changes by then. */
export interface CountedTotal {
  readonly total: number
  readonly state: number | null
}

/**
 * The total of a search whose last one is known: users are counted only if they have changed since, which the statement that
 * reads the page finds out itself. So it is exact in every process.
 */
export const totalSince = ({ total, state }: CountedTotal, where: SQL | undefined) =>
  sql`case when ${userState} = ${state}::numeric then ${total}::bigint else ${countOf(users, where)} end`
