/** A quantity as JSON-RPC writes it: hex without leading zeros. */
export const quantity = (value: number | bigint) => `0x${value.toString(16)}`

/** Reads a quantity out of an answer; undefined for everything that is none. Leading zeros are let pass. */
export const readQuantity = (value: unknown): bigint | undefined =>
  typeof value === 'string' && /^0x[0-9a-fA-F]{1,64}$/.test(value) ? BigInt(value) : undefined
