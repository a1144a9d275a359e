/** Whether two texts are the same address, hash or data. Apart from addresses.ts, which brings ethers. */
export const sameHex = (one: string | null | undefined, other: string) => one?.toLowerCase() === other.toLowerCase()
