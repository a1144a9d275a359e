import { formatTimeOf } from '../shared/dates'

/**
 * When data was read (milliseconds since 1970) and where from, for the attribute `data-read`: the style sheet makes text of it, which screen readers say and
 * eyes see while what was read is pointed at or has the focus.
 */
export const readAt = (at: number | undefined, from = 'the server') =>
  at === undefined ? undefined : `Read ${formatTimeOf(new Date(at).toISOString())} from ${from}`
