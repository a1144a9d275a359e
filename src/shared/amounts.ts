const plainDecimal = (text: string): text is `${number}` => /^-?\d+(\.\d+)?$/.test(text)

/**
 * Formats exact decimal text in the browser's locale, with `minDigits` to `fraction` decimal places (cut, never rounded
 * up); "-" for anything else. No float is involved: digits beyond 2^53 are kept.
 */
export function formatDecimal(text: string | null | undefined, fraction = 2, minDigits = 0): string {
  if (text == null || !plainDecimal(text)) return '-'
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

/** Decimal text as a number of rows; undefined for -5, 12.5 or more than a list can have. */
export function countIn(text: string | null | undefined): number | undefined {
  const count = Number(text ?? Number.NaN)
  return Number.isSafeInteger(count) && count >= 0 ? count : undefined
}

/** Dollars as people read them: "$1,250", and with cents "$1,250.50". */
export function formatDollars(text: string | null | undefined): string {
  if (text == null || !plainDecimal(text)) return '-'
  const cents = /\.\d*[1-9]/.test(text) ? 2 : 0
  const amount = formatOf(cents, cents).format(text)
  return amount.replace(/^-?/, '$&$$')
}
