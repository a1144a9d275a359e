import type { Multipart } from '@fastify/multipart'
import { HttpError } from '../httpError'
import { beginningOf, isStorable } from '../text'

/**
 * Refuses a part of a form by its names and its text. The parser puts U+FFFD where bytes are no UTF-8, so that sign is taken for
 * one of its own. Throws HttpError 400 or 422.
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
}

/** The refusal behind an error of the multipart parser, which has no status for a body that it cannot read. */
export function illFormedForm(error: unknown): HttpError | undefined {
  if (!(error instanceof Error)) return undefined
  const isOfTheBody = !('code' in error) && /multipart|needle/i.test(error.message)
  const isOfAField = 'code' in error && error.code === 'FST_INVALID_JSON_FIELD_ERROR'
  return isOfTheBody || isOfAField
    ? new HttpError(400, 'The form is not readable: its boundary, a part or its end is missing or ill-formed')
    : undefined
}
