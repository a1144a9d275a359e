/** An address as people compare it: the first five characters, an ellipsis and the given number of trailing ones. */
export const shortAddress = (address: string, trailing: number) => `${address.slice(0, 5)}…${address.slice(-trailing)}`
