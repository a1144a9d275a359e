import { number, object, string, type InferType } from 'yup'
import { activityActions } from './activity'
import { hasDay } from './instant'
import { longestEmail } from './isEmail'
import { keysOf } from './keysOf'
import { listOffers, maxSearchLength, maxSpan, type ListOffer } from './paging'

const maxIdLength = 100

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/

const index = () =>
  number()
    .typeError('Row numbers must be whole numbers')
    .integer('Row numbers must be whole numbers')
    .min(0, 'Row numbers start at 0')

const moment = (name: string) =>
  string()
    .test(
      'instant',
      `${name} must be an instant such as 2026-01-31T00:00:00Z`,
      (text) => text === undefined || (instant.test(text) && !Number.isNaN(Date.parse(text)) && hasDay(text)),
    )
    .meta({ jsonSchema: { format: 'date-time' } })

const filters = {
  search: string().trim().max(maxSearchLength, `Search is at most ${maxSearchLength} characters`),
  created_from: moment('created_from'),
}

const activityFilters = {
  created_before: moment('created_before'),
  actor: string().max(longestEmail, `actor is at most ${longestEmail} characters`),
  action: string().oneOf([...activityActions], 'There is no such action'),
}

/**
 * The query of every list: `start` and `end` are row numbers from 0, both inclusive; a missing one is filled so that a
 * page of ten is read. `created_from` is an instant (ISO 8601 with zone): rows created at or after it. `id` is that of one
 * row.
 */
export const listQuerySchema = object({
  start: index().default(0),
  end: index(),
  ...filters,
  id: string().max(maxIdLength, `An id is at most ${maxIdLength} characters`),
}).test(
  'window',
  `end must be between start and start + ${maxSpan - 1}`,
  ({ start, end }) => end === undefined || (end >= start && end - start < maxSpan),
)

export type ListQuery = InferType<typeof listQuerySchema>

/** The query of one list with what that list offers; anything else is refused. */
export const listQueryOf = ({ sort, status }: ListOffer) =>
  listQuerySchema.shape({
    sort: string().oneOf([...sort, ...sort.map((column) => `-${column}`)], 'This list cannot be sorted by that'),
    status: string().oneOf([...status], 'This list has no such status'),
  })

/** The query of the activity: also one person, one kind of act, and rows created before an instant. */
export const activityQuerySchema = listQueryOf(listOffers.activity).shape(activityFilters)

/** The lists whose rows have statuses. */
export type CountedList = keyof typeof listOffers

/** Which list to count by status, and of which rows: as the list's own query, without status, order and window. */
export const statusCountsQuerySchema = object({
  list: string<CountedList>().oneOf(keysOf(listOffers), 'There is no such list').required('list is the name of a list'),
  ...filters,
  ...activityFilters,
}).test(
  'filters',
  'Only the activity has created_before, actor and action',
  ({ list, created_before, actor, action }) =>
    list === 'activity' || [created_before, actor, action].every((filter) => filter === undefined),
)

/** The query of the users at the minimum; `minimum` asks as if the setting were that many points. */
export const minPointsQuerySchema = listQuerySchema.shape({
  minimum: string().matches(/^\d{1,20}(\.\d{1,18})?$/, 'minimum is a number, zero or above'),
})
