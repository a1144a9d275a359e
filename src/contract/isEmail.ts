/** An e-mail that may be typed: with a domain, which has a dot, and without the signs that stand around an e-mail in a link or a message. */
export const emailShape = /^[^\s@,:;<>]+@[^\s@,:;<>.]+(\.[^\s@,:;<>.]+)+$/

/** Characters. */
export const longestEmail = 254

/** Whether text can be an e-mail of some platform, such as root@localhost: wider than what may be typed here. */
export const isEmail = (text: string) => text.length <= longestEmail && /^\S[^\s@]*@\S+$/.test(text)
