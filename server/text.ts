import { HttpError } from './httpError'

const decoder = new TextDecoder('utf-8', { fatal: true })

/**
 * Whether the database stores a text unchanged: without NUL, which PostgreSQL refuses, and without half of a surrogate pair, which
 * JSON can have as an escape and UTF-8 cannot.
 */
export const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0')

/** The text with U+FFFD in the place of every character that the database cannot store. */
export const storable = (text: string) => text.toWellFormed().replaceAll('\0', '\ufffd')

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
