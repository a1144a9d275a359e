const decimals = 18
// No token holds an amount of more than 60 digits before the point.
const amountShape = /^(\d{1,60})(?:\.(\d{1,18}))?$/

/** The smallest units of an amount with 18 decimals as people write it, "12.5"; undefined for a sign, an exponent, a 19th decimal. */
export function parseFixed18(text: string): bigint | undefined {
  const [, whole, fraction = ''] = amountShape.exec(text) ?? []
  return whole === undefined ? undefined : BigInt(whole + fraction.padEnd(decimals, '0'))
}
