import { isRecord } from '../contract/isRecord'
import { NamedSchemaError, type FetchBaseQueryMeta } from '@reduxjs/toolkit/query'
import { safeParse, type GenericSchema } from 'valibot'
import type { Confirmation } from '../contract/entities'
import { unwrap, windowIn, type AnsweredPage, type Range } from './envelope'
import { unexpectedForm } from './errors'
import { messageIn } from './said'

/** The answer does not match its schema; RTK Query ends the call with `unexpectedForm` (see baseApi.ts). */
class UnexpectedForm extends NamedSchemaError {
  constructor() {
    super([{ message: unexpectedForm }], undefined, 'responseSchema', undefined)
  }
}

/** The `message` of an answer; empty when there is none that can be read, because the action was done all the same. */
export const confirmationOf = (answer: unknown): Confirmation => ({
  message: messageIn(answer) ?? messageIn(unwrap(answer)) ?? '',
})

/** The same with further fields; throws UnexpectedForm when a required one is missing. */
export const confirmationWith =
  <Fields extends object>(schema: GenericSchema<unknown, Fields>) =>
  (answer: unknown): Fields & Confirmation => {
    const value = unwrap(answer)
    return { ...parse(schema, isRecord(value) ? value : {}), ...confirmationOf(answer) }
  }

/** Reads one object out of an answer; throws UnexpectedForm. */
export const oneOf =
  <Fields>(schema: GenericSchema<unknown, Fields>, key?: string) =>
  (answer: unknown): Fields => {
    const value = unwrap(answer, key)
    if (!isRecord(value)) throw new UnexpectedForm()
    return parse(schema, value)
  }

/**
 * Reads one window of a list out of an answer; throws UnexpectedForm when it holds something else. A row that cannot be
 * read is left out and logged.
 */
export const pageOf =
  <Row>(schema: GenericSchema<unknown, Row>, key: string) =>
  (answer: unknown, meta: FetchBaseQueryMeta | undefined, range: Range): AnsweredPage<Row> => {
    const total = meta?.response?.headers.get('X-Total-Count')
    const window = windowIn(answer, key, range, total, (row) => readable(schema, row))
    // A list of which no row can be read is not an empty one.
    if (!window || (window.sent > 0 && window.rows.length === 0)) throw new UnexpectedForm()
    return window
  }

function parse<Fields>(schema: GenericSchema<unknown, Fields>, value: Record<string, unknown>): Fields {
  const read = safeParse(schema, value)
  if (!read.success) throw new UnexpectedForm()
  return read.output
}

function readable<Row>(schema: GenericSchema<unknown, Row>, row: unknown): Row[] {
  const read = isRecord(row) ? safeParse(schema, row) : undefined
  if (read?.success) return [read.output]
  console.warn('A row of the server was left out: it has an unexpected form.')
  return []
}
