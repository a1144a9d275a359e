/** Before 1973 and after the year 5138 lies no time of this platform, but many a number that is none, such as 20260131. */
const [earliest, latest] = [1e8, 1e11]

const isoTime = /^\d{4}-\d\d-\d\d/
const isoDay = /^\d{4}-\d\d-\d\d$/
const timeInWords = /^[A-Z][a-z]{2},? [A-Z\d]/

/**
 * Whether the calendar has the day that an ISO time begins with: `Date` reads the 31st of a shorter month as a day of the
 * next one.
 */
export const hasDay = (time: string) => new Date(time.slice(0, 10)).getUTCDate() === Number(time.slice(8, 10))

/** Text that says a time as it is, seconds or milliseconds since 1970 as an ISO instant; empty for what is no time. */
export function instantIn(text: string): string {
  if (!/^\d+(\.\d+)?$/.test(text))
    return (isoTime.test(text) ? hasDay(text) : timeInWords.test(text)) && !Number.isNaN(Date.parse(text)) ? text : ''
  const number = Number(text)
  const seconds = number < latest ? number : number / 1000
  return seconds >= earliest && seconds < latest ? new Date(seconds * 1000).toISOString() : ''
}

/**
 * The same for a reader: a day without a time begins at midnight where the reader is. `Date` takes it for midnight in
 * Greenwich, which is the day before in America.
 */
export function instantForReader(text: string): string {
  const instant = instantIn(text)
  return isoDay.test(instant) ? new Date(`${instant}T00:00`).toISOString() : instant
}

/** A day without a time (2026-01-31), for which no zone matters; empty for anything else. */
export const dayIn = (text: string): string => (isoDay.test(text) ? instantIn(text) : '')
