import { NamedSchemaError, type FetchBaseQueryMeta } from '@reduxjs/toolkit/query'
import { ValidationError, type AnyObject, type InferType, type ObjectSchema } from 'yup'
import { messageSchema, type Message } from './contract/entities'
import { unexpectedForm } from './errors'

/** One window of a list. `total` is undefined when the server does not say how many rows there are. */
export interface Page<Row> {
  rows: Row[]
  total: number | undefined
}

/** Row numbers from 0, both inclusive. */
export interface Range {
  start: number
  end: number
}

/** The answer has another form than agreed: RTK Query ends the call with `unexpectedForm` (see baseApi.ts). */
class UnexpectedForm extends NamedSchemaError {
  constructor() {
    super([{ message: unexpectedForm }], undefined, 'responseSchema', undefined)
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The payload of an answer: under `data`, under `data.<key>`, under `<key>` or flat, as servers of this API differ. */
export function unwrap(answer: unknown, key?: string): unknown {
  let value = answer
  for (const name of ['data', key, 'data'])
    if (name !== undefined && isRecord(value) && name in value) value = value[name]
  return value
}

/** What a server says of an action, empty when it says nothing. */
export const messageOf = (answer: unknown): Message => parse(messageSchema, isRecord(answer) ? answer : {})

/** Reads one object out of an answer; throws UnexpectedForm. */
export const oneOf =
  <Schema extends ObjectSchema<AnyObject>>(schema: Schema, key?: string) =>
  (answer: unknown): InferType<Schema> => {
    const value = unwrap(answer, key)
    if (!isRecord(value)) throw new UnexpectedForm()
    return parse(schema, value)
  }

/**
 * Reads one window of a list out of an answer; throws UnexpectedForm when there is no list. A row that cannot be read
 * is left out and told in the browser's log. A server that ignores paging sends everything: then the window is cut here.
 */
export const pageOf =
  <Schema extends ObjectSchema<AnyObject>>(schema: Schema, key?: string) =>
  (answer: unknown, meta: FetchBaseQueryMeta | undefined, range: Range): Page<InferType<Schema>> => {
    const list = unwrap(answer, key)
    if (!Array.isArray(list)) throw new UnexpectedForm()
    const everything = list.length > range.end - range.start + 1
    const rows = (everything ? list.slice(range.start, range.end + 1) : list).flatMap((row) => readable(schema, row))
    return { rows, total: everything ? list.length : totalOf(answer, meta) }
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

/** The keys the schema names and nothing else: yup would take one like `constructor` for a field of its own. */
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
