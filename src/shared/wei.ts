const decimals = 18
// No token holds an amount of more than 60 digits before the point.
const amountShape = /^(\d{1,60})(?:\.(\d{1,18}))?$/

/** The wei of an amount of tokens as people write it, "12.5"; undefined for a sign, an exponent, a 19th decimal. */
export function parseFixed18(text: string): bigint | undefined {
  const [, whole, fraction = ''] = amountShape.exec(text) ?? []
  return whole === undefined ? undefined : BigInt(whole + fraction.padEnd(decimals, '0'))
}

/** The exact amount of tokens as decimal text, without zeros at its end. Throws SyntaxError for a text that is no integer. */
export function tokensOf(wei: bigint | string): string {
  const value = BigInt(wei)
  const digits = String(value < 0n ? -value : value).padStart(decimals + 1, '0')
  const fraction = digits.slice(-decimals).replace(/0+$/, '')
  return `${value < 0n ? '-' : ''}${digits.slice(0, -decimals)}${fraction && `.${fraction}`}`
}
