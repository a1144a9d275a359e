import { isTime } from './dates'

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

/** Seconds since 1970 as day and time in the reader's locale and zone; "-" for no time. */
export const formatMoment = (seconds: number) => (isTime(seconds) ? moment.format(seconds * 1000) : '-')

/** Seconds since 1970 as an ISO instant, for files; empty for no time. */
export const isoOfSeconds = (seconds: number) => (isTime(seconds) ? new Date(seconds * 1000).toISOString() : '')
