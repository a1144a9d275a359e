import { number, object, string, type InferType } from 'yup'

/** The lengths of a series in days, today included. */
export const seriesDays = [7, 30, 90, 365] as const

/** What one value of a series is of; weeks begin on Monday. */
export const seriesSteps = ['day', 'week', 'month'] as const

/** Asks for what each day, week or month (UTC) of the last `days` days brought. */
export const seriesQuerySchema = object({
  days: number().oneOf(seriesDays, 'days must be 7, 30, 90 or 365').default(30),
  by: string().oneOf(seriesSteps, 'by must be day, week or month').default('day'),
})

export type SeriesQuery = InferType<typeof seriesQuerySchema>
export type SeriesStep = SeriesQuery['by']
