import { isDecimal } from '../contract/isDecimal'

/** The third argument of a reviver in newer browsers: the text of the value in the source. */
interface Context {
  source?: string
}

type Reviver = (this: unknown, key: string, value: unknown, context?: Context) => unknown

const exact: Reviver = (_key, value, context) =>
  typeof value === 'number' && !Number.isSafeInteger(value) && isDecimal(context?.source) ? context.source : value

/**
 * Parses JSON; empty text is null. A number that a float cannot hold becomes its exact decimal text, in browsers that give a
 * reviver the source text. Throws SyntaxError.
 */
export function readJson(text: string): unknown {
  if (!text.trim()) return null
  // A reviver makes parsing several times slower, and only long numbers need it.
  return /\d{16}/.test(text) ? JSON.parse(text, exact) : JSON.parse(text)
}
