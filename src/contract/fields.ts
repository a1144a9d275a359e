import { boolean, number, string } from 'yup'
import { instantIn } from './instant'
import { isDecimal } from './isDecimal'

const emailShape = /^[^\s@,;<>]+@[^\s@,;<>.]+(\.[^\s@,;<>.]+)+$/

/** Text somebody types, without the blanks round it; yup's own `trim` throws at a value that is no text. */
export const typedText = (wrongType: string) =>
  string()
    .typeError(wrongType)
    .transform((value: unknown) => (typeof value === 'string' ? value.trim() : value))

/** An e-mail address somebody types. yup's own rule accepts `a@b`; staff mean an address with a domain. */
export const email = () =>
  typedText('E-mail is invalid')
    .required('E-mail is required')
    .max(254, 'E-mail is invalid')
    .matches(emailShape, { message: 'E-mail is invalid', excludeEmptyString: true })

/** A new or given password; never trimmed or changed. `label` is what the messages call it. */
export const password = (label = 'Password') =>
  string()
    .typeError(`${label} is required`)
    .required(`${label} is required`)
    .min(8, `${label} must be greater than 7`)
    .max(256, `${label} must be at most 256 characters`)

/** An id on the wire: number or text, text inside. */
export const wireId = string().required()

/** Text on the wire; absent or null reads as empty. */
export const wireText = string()
  .defined()
  .transform((value: unknown, given: unknown) => (given == null ? '' : value))
  .default('')

/** A quantity on the wire as exact decimal text; what is no plain decimal reads as null and is shown as "-". */
export const wireDecimal = string()
  .nullable()
  .defined()
  .transform((value: unknown) => (isDecimal(value) ? value : null))
  .default(null)

/** A time on the wire: text, or seconds or milliseconds since 1970 as number or text. What is no time reads as empty. */
export const wireTime = string()
  .defined()
  .transform((value: unknown) => (typeof value === 'string' ? instantIn(value.trim()) : ''))
  .default('')

/** A flag on the wire; absent or null reads as false. */
export const wireFlag = boolean()
  .defined()
  .transform((value: unknown, given: unknown) => (given == null ? false : value))
  .default(false)

/** A count of rows on the wire. */
export const wireCount = number().integer().min(0).required()
