import { array, fallback, isoDate, object, pipe, string, type InferOutput } from 'valibot'
import { maybeObject, wireDecimal, wireFlag } from './wire'

/** New users, campaigns submitted and approved, and what the approved ones have paid. */
const broughtFields = {
  users: wireDecimal,
  submitted: wireDecimal,
  approved: wireDecimal,
  revenue: wireDecimal,
}

/** A day (UTC): 2026-01-31. */
const someDay = pipe(string(), isoDate())

/**
 * `since`: the first recorded day (UTC). `today`: the points of today so far. `before`: the points of the days before the period,
 * as many as the period has without today. Null where not every day is recorded.
 */
const recordedPoints = object({ since: fallback(someDay, ''), today: wireDecimal, before: wireDecimal })

/**
 * What each day, week or month brought, `from` and `to` a day (UTC, 2026-01-31); the last one is not over yet. `before` is
 * what as long a time before them brought. Points are null in steps that are not wholly recorded, and on earlier servers.
 */
export const seriesSchema = object({
  before: object(broughtFields),
  steps: array(
    object({
      from: someDay,
      to: someDay,
      is_over: wireFlag,
      ...broughtFields,
      points: wireDecimal,
    }),
  ),
  points: maybeObject(recordedPoints),
})

export type Series = InferOutput<typeof seriesSchema>
