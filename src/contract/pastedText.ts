import { typedText } from './fields'
import { pasted } from './pasted'

/** Text that people paste, such as an address or a number, without what came along around it. */
export const pastedText = (wrongType: string) =>
  typedText(wrongType).transform((value: unknown) => (typeof value === 'string' ? pasted(value) : value))
