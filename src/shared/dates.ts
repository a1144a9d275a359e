const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })
const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' })

/** The browser's time zone, in which days begin at midnight. */
export const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * A time in seconds since 1970, and never the 0 of a field that was not set. From 1e11 on (the year 5138) somebody has passed
 * milliseconds to a contract.
 */
export const isTime = (seconds: number) => seconds > 0 && seconds < 1e11

/** Seconds since 1970 as the day people read in their locale and zone; "-" for no time. */
export const formatDay = (seconds: number) => (isTime(seconds) ? day.format(seconds * 1000) : '-')

/** The local midnight at which a day (2026-01-31) begins, as an ISO instant; undefined for what is no day. */
export function instantOfDay(day: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return undefined
  const midnight = new Date(`${day}T00:00`)
  // The 31st of a shorter month would read as a day of the next one.
  return midnight.getDate() === Number(day.slice(8)) && midnight.getTime() > 0 ? midnight.toISOString() : undefined
}

/**
 * The local midnight at which a day (2026-01-31) ends, as an ISO instant; undefined for what is no day, and for one that ends
 * after the year 9999, which is after all times of the platform.
 */
export function instantAfterDay(day: string): string | undefined {
  if (!instantOfDay(day)) return undefined
  const next = new Date(`${day}T12:00`)
  next.setDate(next.getDate() + 1)
  // Not 24 hours later, and not by the hour at which the day began: clocks are set on and back.
  next.setHours(0, 0, 0, 0)
  const instant = next.toISOString()
  return instant.startsWith('+') ? undefined : instant
}

/** An ISO instant as the day people read in their locale and zone; "-" for no time. */
export const formatDayOf = (instant: string) => formatDay(Date.parse(instant) / 1000)

/** An ISO instant as the time of its day, to the second, in the reader's locale and zone; "-" for no time. */
export function formatTimeOf(instant: string): string {
  const seconds = Date.parse(instant) / 1000
  return isTime(seconds) ? time.format(seconds * 1000) : '-'
}
