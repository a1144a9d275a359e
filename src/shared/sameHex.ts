/** Whether two texts are the same address, hash or data. Not in addresses.ts, because that imports ethers. */
export const sameHex = (one: string | null | undefined, other: string) => one?.toLowerCase() === other.toLowerCase()
