import { isRecord } from '../contract/isRecord'
import { NamedSchemaError, type FetchBaseQueryMeta } from '@reduxjs/toolkit/query'
import { ValidationError, type AnyObject, type InferType, type ObjectSchema } from 'yup'
import type { Message } from '../contract/entities'
import { unwrap, windowIn, type AnsweredPage, type Range } from './envelope'
import { messageIn, unexpectedForm } from './errors'

/** The answer does not match its schema; RTK Query ends the call with `unexpectedForm` (see baseApi.ts). */
class UnexpectedForm extends NamedSchemaError {
  constructor() {
    super([{ message: unexpectedForm }], undefined, 'responseSchema', undefined)
  }
}

/** The `message` of an answer; empty when there is none that can be read, because the action was done all the same. */
export const messageOf = (answer: unknown): Message => ({
  message: messageIn(answer) ?? messageIn(unwrap(answer)) ?? '',
})

/** The same with further fields; throws UnexpectedForm when a required one is missing. */
export const messageWith =
  <Schema extends ObjectSchema<AnyObject>>(schema: Schema) =>
  (answer: unknown): InferType<Schema> & Message => {
    const value = unwrap(answer)
    return { ...parse(schema, isRecord(value) ? value : {}), ...messageOf(answer) }
  }

/** Reads one object out of an answer; throws UnexpectedForm. */
export const oneOf =
  <Schema extends ObjectSchema<AnyObject>>(schema: Schema, key?: string) =>
  (answer: unknown): InferType<Schema> => {
    const value = unwrap(answer, key)
    if (!isRecord(value)) throw new UnexpectedForm()
    return parse(schema, value)
  }

/**
 * Reads one window of a list out of an answer; throws UnexpectedForm when it holds something else. A row that cannot be
 * read is left out and logged.
 */
export const pageOf =
  <Schema extends ObjectSchema<AnyObject>>(schema: Schema, key?: string) =>
  (answer: unknown, meta: FetchBaseQueryMeta | undefined, range: Range): AnsweredPage<InferType<Schema>> => {
    const total = meta?.response?.headers.get('X-Total-Count')
    const window = windowIn(answer, key, range, total, (row) => readable(schema, row))
    if (!window) throw new UnexpectedForm()
    return window
  }

function parse<Schema extends ObjectSchema<AnyObject>>(
  schema: Schema,
  value: Record<string, unknown>,
): InferType<Schema> {
  try {
    return schema.validateSync(ownFields(schema, value))
  } catch (error) {
    if (error instanceof ValidationError) throw new UnexpectedForm()
    throw error
  }
}

/** Only the keys of the schema: yup would take a key like `constructor` for a field of its own. */
function ownFields(schema: ObjectSchema<AnyObject>, value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(schema.fields).flatMap((key) => (Object.hasOwn(value, key) ? [[key, value[key]]] : [])),
  )
}

function readable<Schema extends ObjectSchema<AnyObject>>(schema: Schema, row: unknown): InferType<Schema>[] {
  try {
    if (!isRecord(row)) throw new UnexpectedForm()
    return [parse(schema, row)]
  } catch {
    console.warn('A row of the server was left out: it has an unexpected form.')
    return []
  }
}
