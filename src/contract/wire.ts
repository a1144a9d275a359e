import {
  array,
  boolean,
  integer,
  minValue,
  nonEmpty,
  nullable,
  number,
  optional,
  pipe,
  string,
  transform,
  unknown,
  type GenericSchema,
} from 'valibot'
import { instantIn } from './instant'
import { isDecimal } from './isDecimal'
import { isRecord } from './isRecord'
import { roles } from './roles'

// What stands in an answer, as servers of this API differ in it. Answers are described with valibot because the first rows wait for
// these schemas, and a bundle holds only the parts of it that are used. What people type is checked with yup.

/** What `as` makes of a value, if that is what `schema` demands. The note lets the build leave out the schemas that a page does not use. */
/* @__NO_SIDE_EFFECTS__ */
const read = <Schema extends GenericSchema>(as: (value: unknown) => unknown, schema: Schema) =>
  pipe(unknown(), transform(as), schema)

/** A number or flag as text. */
const asText = (value: unknown) => (typeof value === 'number' || typeof value === 'boolean' ? String(value) : value)

function asFlag(value: unknown) {
  if (value == null) return false
  const text = asText(value)
  if (typeof text !== 'string') return value
  if (/^(true|1)$/i.test(text)) return true
  return /^(false|0)$/i.test(text) ? false : value
}

function asDecimal(value: unknown) {
  const text = asText(value)
  return isDecimal(text) ? text : null
}

function asInstant(value: unknown) {
  const text = asText(value)
  return typeof text === 'string' ? instantIn(text.trim()) : ''
}

const asNumber = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value)

/** Text that is there. */
export const someText = pipe(string(), nonEmpty())

/** An id: number or text, text inside. */
export const wireId = read(asText, someText)

/** Without a visible character it would be a name or a button that nobody finds. */
const blank = /^[\s\p{Cc}\p{DI}\u2800]*$/u

function textOrEmpty(value: unknown) {
  const text = value == null ? '' : asText(value)
  return typeof text === 'string' && blank.test(text) ? '' : text
}

/** Text; what is absent, null or without a visible character reads as empty. */
export const wireText = optional(read(textOrEmpty, string()), '')

/** Text that something is known by; absent, or without a visible character, it can't be read. */
export const wireName = read(textOrEmpty, someText)

function asRole(value: unknown) {
  const text = textOrEmpty(value)
  return (typeof text === 'string' && roles.find((role) => role === text.toLowerCase())) || text
}

/** A role; in other case than ours it reads as ours, and an unknown one as it is. */
export const wireRole = optional(read(asRole, string()), '')

/** A quantity as exact decimal text; what is no plain decimal reads as null and is shown as "-". */
export const wireDecimal = optional(read(asDecimal, nullable(string())), null)

/** A time: text, or seconds or milliseconds since 1970 as number or text; a day alone is its midnight here. What is no time reads as empty. */
export const wireTime = optional(read(asInstant, string()), '')

/** A flag; absent or null reads as false. */
export const wireFlag = optional(read(asFlag, boolean()), false)

/** A count of rows. */
export const wireCount = read(asNumber, pipe(number(), integer(), minValue(0)))

function asOwnText(value: unknown) {
  const text = asText(value)
  return typeof text === 'string' ? text : undefined
}

/** Text that our server adds; undefined from a server that does not, or sends something else there. */
export const maybeText = optional(read(asOwnText, optional(string())))

/** A list that our server adds where it is asked to; what is no list of objects reads as absent. */
export const maybeList = <Row extends GenericSchema>(row: Row) =>
  optional(read((value) => (Array.isArray(value) && value.every(isRecord) ? value : undefined), optional(array(row))))

/** What our server adds as an object; anything else reads as absent. */
export const maybeObject = <Fields extends GenericSchema>(fields: Fields) =>
  optional(read((value) => (isRecord(value) ? value : undefined), optional(fields)))
