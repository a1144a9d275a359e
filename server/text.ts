import { HttpError } from './httpError'

/** A lone surrogate: possible in JSON escapes, but not in UTF-8 or in the database. */
const half = /\p{Cs}/u

const decoder = new TextDecoder('utf-8', { fatal: true })

/** Whether the database stores a text unchanged: well-formed Unicode without NUL, which PostgreSQL refuses. */
export const isStorable = (text: string) => !half.test(text) && !text.includes('\0')

/** The text with U+FFFD in the place of every character that the database cannot store. */
export const storable = (text: string) => text.replace(/\p{Cs}/gu, '\ufffd').replaceAll('\0', '\ufffd')

/** Whether a text has invisible characters: control and direction characters, zero-width blanks, fillers. */
export const hasInvisible = (text: string) => /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{DI}]/u.test(text)

/** The first characters of a text; no character is cut in half. */
export const beginningOf = (text: string, length: number) =>
  Array.from(text.slice(0, 2 * length))
    .slice(0, length)
    .join('')

/** Decodes UTF-8. Throws HttpError 400 for invalid bytes instead of replacing them by U+FFFD. */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes)
  } catch {
    throw new HttpError(400, 'The request is not valid UTF-8')
  }
}
