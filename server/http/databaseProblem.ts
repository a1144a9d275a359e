import { HttpError } from '../httpError'

/**
 * Codes of a database that is away, full or taken over by another (08, 53, 57, read-only), that no longer lets us in (28,
 * 3D000), or that has undone a transaction for another's sake: deadlock, lock, serialization, idle for too long.
 */
const away =
  /^(ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOST|ENET|08|53|57|28|3D000|25006|25P0[34]|40001|40P01|55P03)/
const awayText =
  /connection terminated|not queryable|^timeout e(xpired$|xceeded when trying to connect)|PGlite (is|failed)|pool after calling end/i
/** Values the database cannot hold, such as text with a NUL or a number out of range. */
const badValue = /^22/

/** The refusal behind a failed query: 503 when the database is away or too slow, 422 for a value it cannot hold. */
export function databaseProblem(error: unknown): HttpError | undefined {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
    if (badValue.test(code)) return new HttpError(422, 'The request holds a value that cannot be stored')
    if (away.test(code) || awayText.test(cause.message))
      return new HttpError(503, 'The database is not available. Try again in a moment', { 'retry-after': '5' })
  }
  return undefined
}
