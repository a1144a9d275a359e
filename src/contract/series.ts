import { array, nonEmpty, object, pipe, type InferOutput } from 'valibot'
import { maybeObject, wireDecimal, wireFlag, wireTime } from './wire'

/** New users, campaigns submitted and approved, and what the approved ones have paid. */
const broughtFields = {
  users: wireDecimal,
  submitted: wireDecimal,
  approved: wireDecimal,
  revenue: wireDecimal,
}

/**
 * Points earned are recorded from the day `since` on (UTC) and by whole days: `today` is what this day brought so far, `before`
 * what as many days before the first one brought as there are finished ones since. Null where it is not wholly recorded.
 */
const recordedPoints = object({ since: wireTime, today: wireDecimal, before: wireDecimal })

/** The first or the last day of a step, which cannot be shown without it. */
const someDay = pipe(wireTime, nonEmpty())

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
