import { seriesDays, type SeriesQuery, type SeriesStep } from '../../contract/seriesQuery'

/** What a period can be divided into, the usual one first. */
const offered: Readonly<Record<number, readonly SeriesStep[]>> = {
  7: ['day'],
  30: ['day', 'week'],
  90: ['week', 'day', 'month'],
  365: ['month', 'week', 'day'],
}

export const stepsFor = (days: number): readonly SeriesStep[] => offered[days] ?? ['day']

/** What the changes at the figures are of, and the trends unless others are chosen. */
export const lastDays = { days: 30, by: 'day' } as const

/** The period that the address names; 30 days by day unless it names one that is offered. */
export function choiceIn(query: URLSearchParams): SeriesQuery {
  const days = seriesDays.find((count) => String(count) === query.get('days')) ?? lastDays.days
  const steps = stepsFor(days)
  return { days, by: steps.find((step) => step === query.get('by')) ?? steps[0] ?? 'day' }
}
