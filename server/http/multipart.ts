import type { Multipart } from '@fastify/multipart'
import { HttpError } from '../httpError'
import { beginningOf, isStorable } from '../text'

/**
 * Refuses a form part whose name, file name or text is not valid UTF-8 or cannot be stored. The parser replaces invalid bytes by
 * U+FFFD, so a U+FFFD counts as invalid. A field must be text. Throws HttpError 400 or 422.
 */
export function requireReadablePart(part: Multipart) {
  const { fieldname }: { fieldname?: unknown } = part
  if (typeof fieldname !== 'string') throw new HttpError(400, 'A part of the form has no name')
  for (const text of [fieldname, part.type === 'file' ? part.filename : part.value]) {
    if (typeof text !== 'string') continue
    if (text.includes('\ufffd')) throw new HttpError(400, 'The form is not valid UTF-8')
    if (!isStorable(text))
      throw new HttpError(
        422,
        `${isStorable(fieldname) ? beginningOf(fieldname, 50) : 'A name'} holds a character that cannot be stored`,
      )
  }
  // The parser reads a part that says it is JSON.
  if (part.type === 'field' && typeof part.value !== 'string')
    throw new HttpError(422, `${beginningOf(fieldname, 50)} has the wrong type`)
}

/** The HttpError for an error of the multipart parser, whose errors for malformed bodies have no status. */
export function illFormedForm(error: unknown): HttpError | undefined {
  if (!(error instanceof Error)) return undefined
  const isOfTheBody = !('code' in error) && /multipart|needle/i.test(error.message)
  const isOfAField = 'code' in error && error.code === 'FST_INVALID_JSON_FIELD_ERROR'
  return isOfTheBody || isOfAField
    ? new HttpError(400, 'The form is not readable: its boundary, a part or its end is missing or ill-formed')
    : undefined
}
