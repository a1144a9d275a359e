import { formatDay, formatDayOf, formatTimeOf } from '../shared/dates'

/**
 * When data was read (milliseconds since 1970; the day as well unless it is today) and where from, for the attribute
 * `data-read`. The style sheet makes text of it: screen readers always say it, and eyes see it while the pointer or the
 * focus is on the data, and on paper.
 */
export const readAt = (at: number | undefined, from = 'the server') =>
  at === undefined ? undefined : `Read ${timeOfReading(new Date(at).toISOString())} from ${from}`

export function timeOfReading(instant: string) {
  const day = formatDayOf(instant)
  return `${day === formatDay(Date.now() / 1000) ? '' : `${day}, `}${formatTimeOf(instant)}`
}
