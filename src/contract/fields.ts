import { string } from 'yup'
import { emailShape, longestEmail } from './isEmail'

/** Text somebody types, without the blanks round it; yup's own `trim` throws at a value that is no text. */
export const typedText = (wrongType: string) =>
  string()
    .typeError(wrongType)
    .transform((value: unknown) => (typeof value === 'string' ? value.trim() : value))

/** An e-mail address somebody types. yup's own rule accepts `a@b`; staff mean an address with a domain. */
export const email = () =>
  typedText('E-mail is invalid')
    .required('E-mail is required')
    .max(longestEmail, 'E-mail is invalid')
    .matches(emailShape, { message: 'E-mail is invalid', excludeEmptyString: true })

/** A password; never trimmed or changed. `label` is what the messages call it. */
export const password = (label = 'Password') =>
  string().typeError(`${label} is required`).required(`${label} is required`).min(8, `${label} must be greater than 7`)
