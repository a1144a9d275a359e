/**
 * An address as people compare it: its first five characters, an ellipsis and the given number of trailing ones. An address that
 * would not become shorter stays whole.
 */
export const shortAddress = (address: string, trailing: number) =>
  address.length > trailing + 6 ? `${address.slice(0, 5)}…${address.slice(-trailing)}` : address
