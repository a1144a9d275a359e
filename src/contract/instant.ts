/** Before 1973 and after the year 5138 lies no time of this platform, but many a number that is none, such as 20260131. */
const [earliest, latest] = [1e8, 1e11]

const isoTime = /^\d{4}-\d\d-\d\d/
const wordyTime = /^[A-Z][a-z]{2},? [A-Z\d]/

/** `Date` takes February 31 for March 3. */
const hasDay = (text: string) => new Date(text.slice(0, 10)).getUTCDate() === Number(text.slice(8, 10))

/** Text that says a time as it is, seconds or milliseconds since 1970 as an ISO instant; empty for what is no time. */
export function instantIn(text: string): string {
  if (!/^\d+(\.\d+)?$/.test(text))
    return (isoTime.test(text) ? hasDay(text) : wordyTime.test(text)) && !Number.isNaN(Date.parse(text)) ? text : ''
  const number = Number(text)
  const seconds = number < latest ? number : number / 1000
  return seconds >= earliest && seconds < latest ? new Date(seconds * 1000).toISOString() : ''
}
