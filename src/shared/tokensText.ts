import { formatFigure } from './amounts'
import { tokensOf } from './wei'

const smallestShown = 10n ** 16n

/** An amount of wei with two decimal places, "<0.01" for less: never nothing where there is something. */
export function tokensText(wei: string | bigint): string {
  const isTiny = BigInt(wei) > 0n && BigInt(wei) < smallestShown
  return isTiny ? `<${formatFigure('0.01', 'tokens')}` : formatFigure(tokensOf(wei), 'tokens')
}

/** The same with the token's symbol. */
export const amountIn = (wei: string | bigint, unit: string) => `${tokensText(wei)} ${unit}`

/** Tokens as a number, for pictures alone. */
export const sizeOf = (wei: bigint) => Number(tokensOf(wei))
