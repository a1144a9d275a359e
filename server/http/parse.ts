import { isRecord } from '../../src/contract/isRecord'
import { NumberSchema, Schema, ValidationError } from 'yup'
import { HttpError } from '../httpError'
import { beginningOf, isStorable, storable } from '../text'

/** A yup object schema by what it gives and the fields it names. */
export type FieldsSchema<T> = Schema<T> & { readonly fields: Readonly<Record<string, unknown>> }

/**
 * A JSON body, with nothing cast: a number where text belongs is refused, and so is every key the schema does not name
 * (mass assignment). Blanks around text are taken off where the schema says so. Throws HttpError 422.
 */
export function parseBody<T>(schema: FieldsSchema<T>, body: unknown): T {
  if (!isRecord(body)) throw new HttpError(422, 'The body must be a JSON object')
  for (const [key, field] of Object.entries(schema.fields)) {
    const wrongType = body[key] !== undefined && field instanceof Schema && !field.isType(body[key])
    if (wrongType) throw new HttpError(422, `${key} has the wrong type`)
  }
  return parseFields(schema, body)
}

/**
 * Text fields as a query string or a form carries them: numbers are read from text, in digits alone. No text gets in that the
 * database could not keep as it is. Throws HttpError 422.
 */
export function parseFields<T>(schema: FieldsSchema<T>, fields: unknown): T {
  if (!isRecord(fields)) throw new HttpError(422, 'The fields are not readable')
  const unknown = Object.keys(fields).find((key) => !Object.hasOwn(schema.fields, key))
  if (unknown !== undefined) throw new HttpError(422, `Unknown field: ${beginningOf(storable(unknown), 50)}`)
  for (const [key, field] of Object.entries(schema.fields)) {
    const given = fields[key]
    if (Array.isArray(given)) throw new HttpError(422, `${key} was given more than once`)
    if (typeof given !== 'string') continue
    if (!isStorable(given)) throw new HttpError(422, `${key} holds a character that cannot be stored`)
    // yup would also read 0x10, 1e1 and ' 5 ', each in its own way. Past 15 digits a number is not exact any more.
    if (field instanceof NumberSchema && !/^\d{1,15}$/.test(given))
      throw new HttpError(422, `${key} is a whole number in digits, zero or above`)
  }
  try {
    return schema.validateSync(fields, { abortEarly: false })
  } catch (error) {
    if (error instanceof ValidationError) throw new HttpError(422, firstMessage(schema, error))
    throw error
  }
}

/** The message of the field declared first. (yup sorts by part of a name: `password` and `password_confirmation` are one to it.) */
function firstMessage({ fields }: FieldsSchema<unknown>, { errors, inner }: ValidationError): string {
  const names = Object.keys(fields)
  const first = names.flatMap((name) => inner.filter(({ path }) => path === name))[0]
  return first?.message ?? errors[0] ?? 'The request is not valid'
}
