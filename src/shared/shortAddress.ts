/** An address as people compare it: its first five characters, an ellipsis and the last seven; whole if that is no shorter. */
export const shortAddress = (address: string) => address.replace(/^(.{5}).{2,}(.{7})$/su, '$1…$2')
