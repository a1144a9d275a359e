import { sql, type SQLWrapper } from 'drizzle-orm'
import { bigint, customType } from 'drizzle-orm/pg-core'

/** An identity number; outside the database ids are text. */
export const rowId = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

/** A moment as ISO 8601 text in UTC with milliseconds, such as 2026-01-31T09:30:00.000Z. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp(3) with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
})

export const createdAt = () =>
  instant()
    .notNull()
    .default(sql`now()`)

/** Text as it is sorted: whatever its case, and null when it is empty. An index of a sorted text is made of the same. */
export const caseless = (text: SQLWrapper) => sql`nullif(lower(${text}), '')`

/**
 * The host of a web address in lower case, with or without https:// before it; null for what is none, and for an address with
 * a user name, which browsers read otherwise.
 */
export const hostOf = (url: SQLWrapper) =>
  sql`substring(lower(${url}) from '^(?:https?://)?([^/?#:@\\s]+\\.[^/?#:@\\s]+)(?::\\d+)?(?:[/?#]|$)')`

/** Maximum of days from an approval to the last day; ISO dates from the year 10000 on have another form. */
const maxRunDays = 36_500

/** How long a campaign of so many days runs from its approval on. */
export const runTimeOf = (days: SQLWrapper) => sql`least(${days}, ${sql.raw(String(maxRunDays))}) * interval '24 hours'`

/**
 * When a campaign was approved, which sets its last day; null where it has none. By way of a time without a zone, because an
 * index may be made of nothing that depends on the zone of a connection.
 */
export const approvalOf = (expiresAt: SQLWrapper, days: SQLWrapper) =>
  sql`((${expiresAt} at time zone 'UTC' - ${runTimeOf(days)}) at time zone 'UTC')`

const withoutTrailingZeros = (value: string) => (value.includes('.') ? value.replace(/\.?(?<!0)0+$/, '') : value)

/** Money and settings: exact decimal text, 20 digits before and 18 after the point; never a float. */
export const decimal = customType<{ data: string; driverData: string }>({
  dataType: () => 'numeric(38, 18)',
  fromDriver: withoutTrailingZeros,
})

/** Points: whole numbers of any size as text. */
export const points = customType<{ data: string; driverData: string }>({ dataType: () => 'numeric(38, 0)' })
