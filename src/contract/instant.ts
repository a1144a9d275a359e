/** Before 1973 and after the year 5138 lies no time of this platform, but many a number that is none, such as 20260131. */
const [earliest, latest] = [1e8, 1e11]

const isoTime = /^\d{4}-\d\d-\d\d/
const timeInWords = /^[A-Z][a-z]{2},? [A-Z\d]/

/**
 * Whether the calendar has the day that an ISO time begins with: `Date` reads the 31st of a shorter month as a day of the
 * next one.
 */
export const hasDay = (time: string) => new Date(time.slice(0, 10)).getUTCDate() === Number(time.slice(8, 10))

/**
 * Text that says a time as it is, seconds or milliseconds since 1970 as an ISO instant; empty for what is no time. A day without
 * a time begins at midnight where the reader is: `Date` takes it for midnight in Greenwich, which is the day before in America.
 */
export function instantIn(given: string): string {
  const text = given.replace(/^\d{4}-\d\d-\d\d$/, '$&T00:00')
  if (!/^\d+(\.\d+)?$/.test(text))
    return (isoTime.test(text) ? hasDay(text) : timeInWords.test(text)) && !Number.isNaN(Date.parse(text)) ? text : ''
  const number = Number(text)
  const seconds = number < latest ? number : number / 1000
  return seconds >= earliest && seconds < latest ? new Date(seconds * 1000).toISOString() : ''
}
