import { isDecimal } from '../contract/fields'

/** What newer browsers tell a reviver of a value: its text in the source. */
interface Context {
  source?: string
}

type Reviver = (this: unknown, key: string, value: unknown, context?: Context) => unknown

const exact: Reviver = (_key, value, context) =>
  typeof value === 'number' && !Number.isSafeInteger(value) && isDecimal(context?.source) ? context.source : value

/**
 * Reads JSON; nothing at all reads as null. A number that a float cannot hold comes as its decimal text, digit by digit, in
 * browsers that tell a number's source. Throws SyntaxError for what is no JSON.
 */
export function readJson(text: string): unknown {
  if (!text.trim()) return null
  // A reviver costs several times the reading itself, and only long numbers need it.
  return /\d{16}/.test(text) ? JSON.parse(text, exact) : JSON.parse(text)
}
