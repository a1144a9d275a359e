/** A quantity as JSON-RPC writes it: hex without leading zeros. */
export const quantity = (value: number | bigint) => `0x${value.toString(16)}`

/** Reads a quantity out of an answer; undefined for everything that is none. Leading zeros are let pass. */
export const readQuantity = (value: unknown): bigint | undefined =>
  typeof value === 'string' && /^0x[0-9a-fA-F]{1,64}$/.test(value) ? BigInt(value) : undefined

/** Whether a value has the form of an account; code for checksums would be larger than all that uses this. */
export const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^0x[\da-f]{40}$/i.test(value)

/** Whether a value has the form of the hash of a transaction or a block. */
export const isHash = (value: unknown): value is string => typeof value === 'string' && /^0x[\da-f]{64}$/i.test(value)
