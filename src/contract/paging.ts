import { number, object, string, type InferType } from 'yup'

/** Rows of one page of a list. */
export const pageSize = 10

/** The most rows one request may ask for. */
export const maxSpan = 100

/** The most characters that a list searches for. */
export const maxSearchLength = 200

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/

const index = () =>
  number().typeError('Row numbers are whole').integer('Row numbers are whole').min(0, 'Row numbers start at 0')

/**
 * The query of every list: `start` and `end` are row numbers from 0, both inclusive; a missing one is filled so that a
 * page of ten is read. `created_from` is an instant (ISO 8601 with zone): rows created at or after it.
 */
export const listQuerySchema = object({
  start: index().default(0),
  end: index(),
  search: string().trim().max(maxSearchLength, `Search is at most ${maxSearchLength} characters`),
  created_from: string().test(
    'instant',
    'created_from is an instant such as 2026-01-31T00:00:00Z',
    (text) => text === undefined || (instant.test(text) && !Number.isNaN(Date.parse(text))),
  ),
}).test(
  'window',
  `end is from start to start + ${maxSpan - 1}`,
  ({ start, end }) => end === undefined || (end >= start && end - start < maxSpan),
)

export type ListQuery = InferType<typeof listQuerySchema>

/**
 * A window of a list as the console asks for it: row numbers from 0, both inclusive. `search` is a part of the text the list is searched by; `sort` a column of the
 * list (`-` in front: downwards); `status` one of its statuses; `created_from` an ISO instant: rows created at or after it.
 */
export interface ListRequest {
  start: number
  end: number
  search?: string
  sort?: string
  status?: string
  created_from?: string
}

/** A choice of rows that a list offers beside search and dates, and the columns it can be sorted by (`-` in front: downwards). */
export interface ListOffer {
  readonly sort: readonly string[]
  readonly status: readonly string[]
}

/** Active campaigns whose last day is at most this many days away are `expiring`. */
export const expiringDays = 3

/** What each list of our server can sort by and filter by. A campaign has the status that its row shows; `expiring` ones are active. */
export const listOffers = {
  users: { sort: ['email', 'created_at', 'spunky_points'], status: ['active', 'inactive'] },
  adminUsers: { sort: ['email', 'name', 'role', 'created_at'], status: ['active', 'inactive'] },
  tasks: { sort: ['points', 'total_completed'], status: ['active', 'inactive'] },
  campaigns: {
    sort: ['title', 'duration', 'amount', 'expires_at'],
    status: ['waiting', 'active', 'inactive', 'expired', 'expiring'],
  },
  assets: { sort: ['network', 'status', 'created_at'], status: ['tracking', 'completed'] },
  activity: { sort: ['created_at', 'actor', 'action'], status: ['done', 'refused'] },
} as const satisfies Record<string, ListOffer>

/** The query of one list with what that list offers; anything else is refused. */
export const listQueryOf = ({ sort, status }: ListOffer) =>
  listQuerySchema.shape({
    sort: string().oneOf([...sort, ...sort.map((column) => `-${column}`)], 'This list cannot be sorted by that'),
    status: string().oneOf([...status], 'This list has no such status'),
  })

/** The query of the users at the minimum; `minimum` asks as if the setting were that many points. */
export const minPointsQuerySchema = listQuerySchema.shape({
  minimum: string().matches(/^\d{1,20}(\.\d{1,18})?$/, 'minimum is a number, zero or above'),
})
