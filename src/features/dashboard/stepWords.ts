import type { SeriesStep } from '../../contract/seriesQuery'

// Days, weeks and months are those of UTC; in another zone a date could be the day before.
const inFull = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' })
const inShort = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric', timeZone: 'UTC' })
/** In the reader's own calendar months may begin on other days. */
const month = new Intl.DateTimeFormat(undefined, { month: 'short', calendar: 'gregory', timeZone: 'UTC' })

/** The head of a column of days, weeks or months. */
export const stepHeads: Readonly<Record<SeriesStep, string>> = {
  day: 'Day (UTC)',
  week: 'Week (UTC)',
  month: 'Month (UTC)',
}

/** A day, week or month by a moment of its first and one of its last day. */
export const stepLabel = (from: number | string, to: number | string) =>
  inFull.formatRange(new Date(from), new Date(to))

/** The same where room is short. */
export const stepTick = (from: number | string, by: SeriesStep) =>
  (by === 'month' ? month : inShort).format(new Date(from))
