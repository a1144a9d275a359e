import { parseFixed18 } from '../contract/fixed18'

const decimals = 18

/** The exact amount of tokens as decimal text, without zeros at its end. Throws SyntaxError for a text that is no integer. */
export function tokensOf(wei: bigint | string): string {
  const value = BigInt(wei)
  const digits = String(value < 0n ? -value : value).padStart(decimals + 1, '0')
  const fraction = digits.slice(-decimals).replace(/0+$/, '')
  return `${value < 0n ? '-' : ''}${digits.slice(0, -decimals)}${fraction && `.${fraction}`}`
}

/** The exact sum of decimal texts as decimal text; undefined if one of them is no amount of zero or more. */
export function sumOf(texts: readonly (string | null)[]): string | undefined {
  const amounts = texts.flatMap((text) => parseFixed18(text ?? '') ?? [])
  return amounts.length < texts.length ? undefined : tokensOf(amounts.reduce((sum, amount) => sum + amount, 0n))
}
