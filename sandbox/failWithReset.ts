import { startFailure } from '../server/startFailure'

/** Throws the error with what helps, where data of an earlier start may be why this one fails. */
export function failWithReset(error: unknown): never {
  const advice = '`npm run reset` removes the data of this local stack, and the next start makes it afresh.'
  throw new Error(`${startFailure(error)}\n${advice}`, { cause: error })
}
