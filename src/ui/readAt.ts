import { formatTimeOf } from '../shared/dates'

/**
 * When data was read (milliseconds since 1970) and where from, for the attribute `data-read`. The style sheet makes text of it:
 * screen readers always say it, and eyes see it while the pointer or the focus is on the data.
 */
export const readAt = (at: number | undefined, from = 'the server') =>
  at === undefined ? undefined : `Read ${formatTimeOf(new Date(at).toISOString())} from ${from}`
