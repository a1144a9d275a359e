const plainDecimal = (text: string): text is `${number}` => /^-?\d+(\.\d+)?$/.test(text)

/**
 * Exact decimal text as people read it in their locale, at most `fraction` and at least `least` digits after the point
 * (shortened, never rounded up); what is no decimal reads as "-". No float is involved: digits beyond 2^53 stay as they are.
 */
export function formatDecimal(text: string | null | undefined, fraction = 2, least = 0): string {
  if (text == null || !plainDecimal(text)) return '-'
  return new Intl.NumberFormat(undefined, {
    minimumFractionDigits: least,
    maximumFractionDigits: fraction,
    roundingMode: 'trunc',
    signDisplay: 'negative',
  }).format(text)
}

/** Dollars as people read them: "$1,250", and with cents "$1,250.50". */
export function formatDollars(text: string | null | undefined): string {
  if (text == null || !plainDecimal(text)) return '-'
  const cents = /\.\d*[1-9]/.test(text) ? 2 : 0
  const amount = new Intl.NumberFormat(undefined, {
    minimumFractionDigits: cents,
    maximumFractionDigits: cents,
    roundingMode: 'trunc',
    signDisplay: 'negative',
  }).format(text)
  return amount.replace(/^-?/, '$&$$')
}
