/** A chain id as wallets give it: a number, decimal text, or hex with or without padding. Anything else is refused. */
export function parseChainId(value: unknown): number | undefined {
  const isText = typeof value === 'string' && /^(0x[0-9a-f]+|[0-9]+)$/i.test(value)
  if (!isText && typeof value !== 'number' && typeof value !== 'bigint') return undefined
  const id = Number(value)
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}
