import { mixed, string } from 'yup'
import { password, typedText } from './fields'
import { isDecimal } from './isDecimal'
import { parseFixed18 } from './fixed18'

// The rules of the platform's forms by field; e-mail and password are in fields.ts, addresses in addressRules.ts. Each gives the
// message of its own field for whatever is wrong, a value of another type included.
const requiredText = (message: string) => typedText(message).required(message)

/** How an amount has to be written. */
export const notAnAmount = 'Only digits and a decimal point, such as 0.5 or 1000.5'

const isAboveZero = (text: string) => isDecimal(text) && !text.startsWith('-') && /[1-9]/.test(text)

/** The file of a form; an empty one is none. */
export const media = () => {
  const message = 'Provide a video or image'
  return mixed((value): value is File => value instanceof File)
    .typeError(message)
    .required(message)
    .test('filled', message, ({ size }) => size > 0)
}

export const name = () => requiredText('Name cannot be empty')
export const title = () => requiredText('Campaign Title cannot be empty')
export const description = () => requiredText('Description cannot be empty')

/** 1 or 2, as number or text; text inside. */
export const format = () =>
  string().typeError('Invalid format').required('Invalid format').oneOf(['1', '2'], 'Invalid format')

/** Days as decimal text. */
export const duration = () => {
  const notAboveZero = 'Duration must be greater than zero'
  return typedText(notAboveZero)
    .required('Duration is required')
    .test('positive', notAboveZero, (text) => !text || isAboveZero(text))
}

/** An amount of tokens to stake; `balance` in the token's smallest unit, undefined while it is unknown. */
export const stakingAmount = (balance: bigint | undefined) =>
  requiredText('Amount must be greater than zero')
    .test('positive', 'Amount must be greater than zero', (text) => (parseFixed18(text) ?? 0n) > 0n)
    .test(
      'balance',
      'Amount cannot be greater than Balance!',
      (text) => balance === undefined || (parseFixed18(text) ?? 0n) <= balance,
    )

/** The budget of a campaign in dollars, as exact decimal text. */
export const amount = () =>
  requiredText('Amount must be greater than zero').test(
    'positive',
    'Budget must be greater than zero',
    (text) => !text || isAboveZero(text),
  )

export const chainId = () => requiredText('No Chain Selected')

export const txHash = () =>
  typedText('Not A valid hash')
    .required('No Transaction Hash stated')
    .matches(/^0x[\da-fA-F]{64}$/, { message: 'Not A valid hash', excludeEmptyString: true })

/** Anything goes. */
export const referralCode = () => mixed().nullable()

const maxUrlLength = 2_048
const webAddress = /^(https?:\/\/)?([\p{L}\p{N}-]+\.)+(xn--[a-z\d-]+|\p{L}{2,})(:\d{1,5})?([/?#][^\s\p{Cc}]*)?$/iu

/**
 * A domain with an optional path, `http://` or `https://` in front or nothing. Own pattern and URL parse, because yup's
 * `url()` refuses `example.com` and takes `//evil.com`, `ftp://` and addresses with a user name.
 */
export const websiteUrl = () => {
  const message = 'Provide a valid website url'
  return requiredText(message).test('website', message, (text) => !text || isWebsite(text))
}

function isWebsite(text: string): boolean {
  if (text.length > maxUrlLength || !webAddress.test(text)) return false
  try {
    // Node 20's `URL.canParse` refuses letters such as ü once it has been called a few thousand times.
    return new URL(/^https?:\/\//i.test(text) ? text : `https://${text}`).host !== ''
  } catch {
    return false
  }
}

/** A password that our server takes; another server may have taken a longer one. */
export const ourPassword = (label = 'Password') => password(label).max(256, `${label} must be at most 256 characters`)

/** `confirm_password` and `password_confirmation` alike; that both are the same is the form's to check. */
export const confirmPassword = () => ourPassword('Confirm Password')
