import { isDecimal } from '../contract/isDecimal'

/** Without it some servers answer a refusal, or the end of a session, with a redirect to a page. `public/boot.js` sends the same. */
export const acceptJson = { Accept: 'application/json, text/plain, */*' }

/** The third argument of a reviver in newer browsers: the text of the value in the source. */
interface Context {
  source?: string
}

type Reviver = (this: unknown, key: string, value: unknown, context?: Context) => unknown

/** 16 digits with or without a point, or six zeros after one: a float has fewer digits, or writes the number with an exponent. */
const mayBeInexact = /\d[\d.]{15}|\.0{6}/

/** Each number is judged by its own text: "1.50" must not depend on what else an answer holds. */
const exact: Reviver = (_key, value, context) =>
  typeof value === 'number' &&
  !Number.isSafeInteger(value) &&
  isDecimal(context?.source) &&
  mayBeInexact.test(context.source)
    ? context.source
    : value

/**
 * Parses JSON; empty text is null. A number that a float cannot hold becomes its exact decimal text, in browsers that give a
 * reviver the source text. Throws SyntaxError.
 */
export function readJson(text: string): unknown {
  if (!text.trim()) return null
  // A reviver makes parsing several times slower, and only long numbers need it.
  return mayBeInexact.test(text) ? JSON.parse(text, exact) : JSON.parse(text)
}
