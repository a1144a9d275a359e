import { startFailure } from '../server/startFailure'

/** Throws the error with what helps if it is about the data that an earlier start has left. */
export function failWithReset(error: unknown): never {
  const advice =
    'If the data of this local stack cannot be used any more: `npm run reset` removes it, and the next start makes it afresh.'
  throw new Error(`${startFailure(error)}\n${advice}`, { cause: error })
}
