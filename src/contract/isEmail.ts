/** An e-mail that may be typed: with a domain, which has a dot. */
export const emailShape = /^[^\s@,;<>]+@[^\s@,;<>.]+(\.[^\s@,;<>.]+)+$/

/** Characters. */
export const longestEmail = 254

/** Whatever another platform has taken for an e-mail, such as root@localhost: its rows link to who that is (`ui/WhoLink.tsx`). */
export const isEmail = (text: string) => text.length <= longestEmail && /^\S+@\S+$/.test(text)
