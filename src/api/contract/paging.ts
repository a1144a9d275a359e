import { number, object, string, type InferType } from 'yup'

/** Rows of one page of a list. */
export const pageSize = 10

/** The most rows one request may ask for. */
export const maxSpan = 100

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
  search: string().trim().max(200, 'Search is at most 200 characters'),
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
