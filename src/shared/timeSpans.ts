import { daySeconds } from '../contract/days'
import { formatDecimal } from './amounts'

/** A time span in seconds as days, shortened to two digits after the point: "1 day", "10 days", "0.5 days". */
export function formatDays(seconds: number): string {
  return `${formatDecimal(String(seconds / daySeconds))} ${seconds === daySeconds ? 'day' : 'days'}`
}

const justNowSeconds = 5

/** How long ago, in the largest whole unit: "just now", "20 s ago", "3 min ago", "5 h ago", "2 d ago". Seconds. */
export function formatAge(seconds: number): string {
  const units = [
    [daySeconds, 'd'],
    [3_600, 'h'],
    [60, 'min'],
  ] as const
  const unit = units.find(([size]) => seconds >= size)
  if (unit) return `${Math.floor(seconds / unit[0])} ${unit[1]} ago`
  return seconds < justNowSeconds ? 'just now' : `${Math.floor(seconds)} s ago`
}
