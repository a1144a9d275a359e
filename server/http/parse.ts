import { isRecord } from '../../src/contract/isRecord'
import { NumberSchema, Schema, ValidationError } from 'yup'
import { HttpError } from '../httpError'
import { beginningOf, isStorable, storable } from '../text'

/** A yup object schema with its result and its fields. */
export type FieldsSchema<T> = Schema<T> & { readonly fields: Readonly<Record<string, unknown>> }

/**
 * Parses a JSON body without casts: a wrong type is refused, and so is every key that the schema does not name (mass
 * assignment). Text is trimmed where the schema says so. Throws HttpError 422.
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
 * Parses the text fields of a query string or a form; numbers have to be plain digits. Text that the database cannot store is
 * refused. Throws HttpError 422.
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
    // yup would also accept 0x10, 1e1 and ' 5 '. Beyond 15 digits a number is not exact.
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

/** The message of the first field in declared order. (yup's own order confuses `password` with `password_confirmation`.) */
function firstMessage({ fields }: FieldsSchema<unknown>, { errors, inner }: ValidationError): string {
  const names = Object.keys(fields)
  const first = names.flatMap((name) => inner.filter(({ path }) => path === name))[0]
  return first?.message ?? errors[0] ?? 'The request is not valid'
}
