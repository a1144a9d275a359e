/** An address as people compare it: the first five characters, an ellipsis and the given number of trailing ones; one that is no longer stays whole. */
export const shortAddress = (address: string, trailing: number) =>
  address.length > trailing + 6 ? `${address.slice(0, 5)}…${address.slice(-trailing)}` : address
