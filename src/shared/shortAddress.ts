/** An address as people compare it: its first five characters, an ellipsis and the last seven; whole if that is no shorter. */
export const shortAddress = (address: string) =>
  address.length > 13 ? `${address.slice(0, 5)}…${address.slice(-7)}` : address
