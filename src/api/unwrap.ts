import { isRecord } from '../contract/isRecord'
import { NamedSchemaError, type FetchBaseQueryMeta } from '@reduxjs/toolkit/query'
import { ValidationError, type AnyObject, type InferType, type ObjectSchema } from 'yup'
import type { Message } from '../contract/entities'
import { messageIn, unexpectedForm } from './errors'

/** One window of a list. */
export interface Page<Row> {
  rows: Row[]
  /** Number of all rows; undefined when the server does not say. */
  total: number | undefined
}

/** One window of a list as the server answered it. */
export interface AnsweredPage<Row> extends Page<Row> {
  /** Rows of the window that the server has sent; those that could not be read are not among `rows`. */
  sent: number
  /**
   * The query parameters that the server says it has applied. Undefined from a server that does not say: it may have ignored
   * them.
   */
  applied: readonly string[] | undefined
}

/** Row numbers from 0, both inclusive. */
export interface Range {
  start: number
  end: number
}

/** The answer does not match its schema; RTK Query ends the call with `unexpectedForm` (see baseApi.ts). */
class UnexpectedForm extends NamedSchemaError {
  constructor() {
    super([{ message: unexpectedForm }], undefined, 'responseSchema', undefined)
  }
}

/** The payload of an answer: under `data`, under `data.<key>`, under `<key>` or flat, as servers of this API differ. */
export function unwrap(answer: unknown, key?: string): unknown {
  let value = answer
  for (const name of ['data', key, 'data'])
    if (name !== undefined && isRecord(value) && name in value) value = value[name]
  return value
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
 * Reads one window of a list out of an answer; throws UnexpectedForm when it holds something else. No answer, null and an
 * empty object are a list without rows. A row that cannot be read is left out and logged. A server that ignores
 * paging sends all rows: then the window is cut out here.
 */
export const pageOf =
  <Schema extends ObjectSchema<AnyObject>>(schema: Schema, key?: string) =>
  (answer: unknown, meta: FetchBaseQueryMeta | undefined, { start, end }: Range): AnsweredPage<InferType<Schema>> => {
    const list = listIn(unwrap(answer, key))
    const isWhole = list.length > end - start + 1
    const window = isWhole ? list.slice(start, end + 1) : list
    const said = isWhole ? list.length : totalOf(answer, meta)
    return {
      rows: window.flatMap((row) => readable(schema, row)),
      sent: window.length,
      // A total below the number of rows already seen is wrong.
      total: said !== undefined && window.length > 0 && said < start + window.length ? undefined : said,
      applied: appliedIn(answer),
    }
  }

function listIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  if (value == null || (isRecord(value) && Object.keys(value).length === 0)) return []
  throw new UnexpectedForm()
}

function appliedIn(answer: unknown): readonly string[] | undefined {
  const names = isRecord(answer) ? answer.applied : undefined
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : undefined
}

/** The total of a list: `total`, `meta.total` or the header X-Total-Count. */
function totalOf(answer: unknown, meta: FetchBaseQueryMeta | undefined): number | undefined {
  const body = isRecord(answer) ? answer : {}
  const inner = isRecord(body.meta) ? body.meta : {}
  const said = [body.total, inner.total, meta?.response?.headers.get('X-Total-Count')]
  return said
    .filter((value) => value != null && value !== '')
    .map(Number)
    .find((value) => Number.isSafeInteger(value) && value >= 0)
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
