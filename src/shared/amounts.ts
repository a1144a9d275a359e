import { isDecimal } from '../contract/isDecimal'

/**
 * Formats exact decimal text in the browser's locale, with `minDigits` to `fraction` decimal places (cut, never rounded
 * up); "-" for anything else. No float is involved: digits beyond 2^53 are kept.
 */
export function formatDecimal(text: string | null | undefined, fraction = 2, minDigits = 0): string {
  if (!isDecimal(text)) return '-'
  return formatOf(minDigits, fraction).format(text)
}

// Creating a NumberFormat is slow, and a list formats in every row.
const formats = new Map<string, Intl.NumberFormat>()

function formatOf(minDigits: number, maxDigits: number): Intl.NumberFormat {
  const key = `${minDigits} ${maxDigits}`
  const kept = formats.get(key)
  if (kept) return kept
  const made = new Intl.NumberFormat(undefined, {
    minimumFractionDigits: minDigits,
    maximumFractionDigits: maxDigits,
    roundingMode: 'trunc',
    signDisplay: 'negative',
  })
  formats.set(key, made)
  return made
}

/** Decimal places of each kind of figure, at least and at most, on every screen. */
const places = {
  count: [0, 0],
  points: [0, 0],
  tokens: [2, 2],
  usdt: [2, 2],
  percent: [1, 1],
} as const

export type FigureKind = keyof typeof places

/** Exact decimal text with the decimal places of its kind; digits beyond them are cut. */
export const formatFigure = (text: string | null | undefined, kind: FigureKind): string =>
  formatDecimal(text, places[kind][1], places[kind][0])

/** "1 point", "25 points" */
export const pointsText = (text: string | null | undefined) =>
  `${formatFigure(text, 'points')} points`.replace(/^1 points/, '1 point')

/** A number of rows, users ... with its thousands separated. */
export const formatCount = (count: number) => formatOf(0, 0).format(count)

/** How far something has come: "300 of 1,032", or "300" while the total is unknown. */
export const formatProgress = (done: number, total: number | undefined) =>
  total === undefined ? formatCount(done) : `${formatCount(done)} of ${formatCount(total)}`

/** Decimal text as a number of rows; undefined for -5, 12.5 or more than a list can have. */
export function countIn(text: string | null | undefined): number | undefined {
  const count = Number(text ?? Number.NaN)
  return Number.isSafeInteger(count) && count >= 0 ? count : undefined
}

/** Dollars with their cents: "$1,250.00". */
export function formatDollars(text: string | null | undefined): string {
  if (!isDecimal(text)) return '-'
  return formatFigure(text, 'usdt').replace(/^-?/, '$&$$')
}
