/** An address with a domain, which has a dot. */
export const emailShape = /^[^\s@,;<>]+@[^\s@,;<>.]+(\.[^\s@,;<>.]+)+$/

/** Characters. */
export const longestEmail = 254

export const isEmail = (text: string) => text.length <= longestEmail && emailShape.test(text)
