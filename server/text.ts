import { HttpError } from './httpError'

/** Half of a surrogate pair: an escape of JSON can say one, but no UTF-8 and no text of the database. */
const half = /\p{Cs}/u

const decoder = new TextDecoder('utf-8', { fatal: true })

/** Whether the database keeps a text exactly as it is: well-formed Unicode without NUL, which PostgreSQL does not take. */
export const isStorable = (text: string) => !half.test(text) && !text.includes('\0')

/** The text that the database can keep of another: U+FFFD stands for each sign it cannot. */
export const storable = (text: string) => text.replace(/\p{Cs}/gu, '\ufffd').replaceAll('\0', '\ufffd')

/** The first characters of a text; none is cut in half. */
export const beginningOf = (text: string, length: number) =>
  Array.from(text.slice(0, 2 * length))
    .slice(0, length)
    .join('')

/** Bytes that are to be UTF-8. Throws HttpError 400 when they are not: to put U+FFFD there would change what was said. */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes)
  } catch {
    throw new HttpError(400, 'The request is not valid UTF-8')
  }
}
