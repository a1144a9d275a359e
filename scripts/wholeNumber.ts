import { number } from 'yup'

/** Digits alone: yup itself takes "85 45", "1e3" and "0x10" for numbers too. */
export function wholeNumber(name: string, most: number) {
  const message = `${name} is a whole number from 1 to ${most}`
  const parsed = (_: unknown, given: unknown) =>
    typeof given === 'string' && /^[1-9]\d*$/.test(given) ? Number(given) : NaN
  return number().transform(parsed).typeError(message).max(most, message)
}

export const port = (name: string, standard: number) => wholeNumber(name, 65535).default(standard)

/** Where the console is in development. */
export const consolePort = port('CONSOLE_PORT', 3000)
