/** Rows of one page of a list. */
export const pageSize = 10

/** The most rows one request may ask for. */
export const maxSpan = 100

/** The largest window of rows. */
export const widest = { start: 0, end: maxSpan - 1 }

/** The most characters that a list searches for. */
export const maxSearchLength = 200

/**
 * A window of a list as the console asks for it: row numbers from 0, both inclusive. `search` is a part of the text the list is searched by; `sort` a column of the
 * list (`-` in front: downwards); `status` one of its statuses; `created_from` an ISO instant: rows created at or after it;
 * `id` that of one row.
 */
export interface ListRequest {
  start: number
  end: number
  search?: string
  sort?: string
  status?: string
  created_from?: string
  id?: string
  /** An ISO instant: rows created before it. Only of the activity, as the next two. */
  created_before?: string
  /** Who acted, as the row has it. */
  actor?: string
  /** The name of an act. */
  action?: string
}

/** A choice of rows that a list offers beside search and dates, and the columns it can be sorted by (`-` in front: downwards). */
export interface ListOffer {
  readonly sort: readonly string[]
  readonly status: readonly string[]
  readonly action?: readonly string[]
}

/** Active campaigns whose last day is at most this many days away are `expiring`. */
export const expiringDays = 3

/** What each list of our server can sort by and filter by. A campaign has the status that its row shows; `expiring` ones are active. `invited` are admins without a password, who are neither active nor inactive. */
export const listOffers = {
  users: { sort: ['email', 'created_at', 'spunky_points'], status: ['active', 'inactive'] },
  adminUsers: { sort: ['email', 'name', 'role', 'created_at'], status: ['active', 'inactive', 'invited'] },
  tasks: { sort: ['points', 'total_completed'], status: ['active', 'inactive'] },
  campaigns: {
    sort: ['title', 'duration', 'amount', 'expires_at'],
    status: ['waiting', 'active', 'inactive', 'expired', 'expiring'],
  },
  assets: { sort: ['network', 'status', 'created_at'], status: ['tracking', 'completed'] },
  activity: { sort: ['created_at', 'actor', 'action'], status: ['done', 'refused'] },
} as const satisfies Record<string, ListOffer>
