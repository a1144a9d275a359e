/** A place on the horizontal axis, from 0 (left) to 1 (right), with its label. */
export interface Tick {
  share: number
  label: string
}

/**
 * Round numbers from 0 to the first that is `top` or more, in at most `most` steps; `whole` allows no fractions, as for
 * a number of people.
 */
export function roundTicks(top: number, { most = 4, whole = false } = {}): number[] {
  const least = Math.max(top / most, whole ? 1 : Number.MIN_VALUE)
  const power = top > 0 ? 10 ** Math.floor(Math.log10(least)) : 1
  const step = (top > 0 ? [1, 2, 5, 10].find((size) => size * power >= least * (1 - 1e-9)) : 1) ?? 10
  const count = Math.max(1, Math.ceil(top / (step * power) - 1e-9))
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step * power).toPrecision(12)))
}

const dayLabel = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric' })
const monthLabel = new Intl.DateTimeFormat(undefined, { month: 'short', year: 'numeric' })
const yearLabel = new Intl.DateTimeFormat(undefined, { year: 'numeric' })
const minuteLabel = new Intl.DateTimeFormat(undefined, { dateStyle: 'short', timeStyle: 'short' })

/** The steps of a time axis in days or in months, from the smallest. */
const steps = [
  ...[1, 2, 7, 14].map((size) => ({ days: size, size, isMonths: false, label: dayLabel })),
  ...[1, 2, 3, 6].map((size) => ({ days: size * 30, size, isMonths: true, label: monthLabel })),
  ...[1, 2, 5, 10, 25, 100].map((years) => ({
    days: years * 365,
    size: years * 12,
    isMonths: true,
    label: yearLabel,
  })),
]

/** An axis of time has about so many at most. */
const mostLabels = 6

/**
 * Labelled beginnings of days, months or years between two times (seconds since 1970), in the reader's zone. A span of
 * less than two days gets its two ends.
 */
export function timeTicks(start: number, end: number): Tick[] {
  const days = (end - start) / 86_400
  const share = (seconds: number) => (seconds - start) / (end - start || 1)
  if (days < 2) return [start, end].map((time) => ({ share: share(time), label: minuteLabel.format(time * 1000) }))
  const step = steps.find((one) => days / one.days <= mostLabels) ?? steps[steps.length - 1]
  if (!step) return []
  const first = new Date(start * 1000)
  const month = Math.ceil((first.getFullYear() * 12 + first.getMonth()) / step.size) * step.size
  const tick = (index: number) =>
    step.isMonths
      ? new Date(0, month - 1900 * 12 + index * step.size, 1)
      : new Date(first.getFullYear(), first.getMonth(), first.getDate() + index * step.size)
  return Array.from({ length: mostLabels + 3 }, (_, index) => tick(index))
    .map((date) => ({ share: share(date.getTime() / 1000), label: step.label.format(date) }))
    .filter(({ share: place }) => place >= 0 && place <= 1)
}

/** The width of a label in pixels, roughly. */
export const widthOf = (label: string) => label.length * 6.6

/** Every tick, or every second, third and so on, as many as have room for their labels on an axis of `width` pixels. */
export function ticksThatFit(ticks: readonly Tick[], width: number): Tick[] {
  const each = (nth: number) => ticks.filter((_, index) => index % nth === 0)
  const haveRoom = (shown: readonly Tick[]) => {
    let free = Number.NEGATIVE_INFINITY
    return shown.every(({ share, label }) => {
      const half = widthOf(label) / 2
      const middle = Math.min(Math.max(share * width, half), width - half)
      const isFree = middle - half >= free
      free = middle + half + 12
      return isFree
    })
  }
  let nth = 1
  while (nth < ticks.length && !haveRoom(each(nth))) nth++
  return each(nth)
}

const short = new Intl.NumberFormat(undefined, { notation: 'compact', maximumSignificantDigits: 3 })

/** An amount as an axis says it: 0.05, 950, 12.5K, 3M. */
export const shortAmount = (amount: number) => short.format(amount)
