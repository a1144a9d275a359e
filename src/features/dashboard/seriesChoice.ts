import { seriesDays, seriesSteps, type SeriesQuery, type SeriesStep } from '../../contract/seriesQuery'

/** What a period is divided into unless somebody chooses. */
const usual: Readonly<Record<number, SeriesStep>> = { 7: 'day', 30: 'day', 90: 'week', 365: 'month' }

/** The period of the changes at the figures, and of the trends unless another is chosen. */
export const lastDays = { days: 30, by: 'day' } as const

/** The period that the address names; 30 days by day unless it names one that is offered. */
export function choiceIn(query: URLSearchParams): SeriesQuery {
  const days = seriesDays.find((count) => String(count) === query.get('days')) ?? lastDays.days
  return { days, by: seriesSteps.find((step) => step === query.get('by')) ?? usual[days] ?? 'day' }
}
