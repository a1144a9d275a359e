import { HttpError } from '../httpError'

/**
 * Codes of a database that is unreachable, full or read-only after a failover (08, 53, 57), that refuses the login (28, 3D000),
 * or that has rolled back a transaction: deadlock, lock, serialization, idle for too long.
 */
const away =
  /^(ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOST|ENET|08|53|57|28|3D000|25006|25P0[34]|40001|40P01|55P03)/
const awayText =
  /connection terminated|not queryable|^timeout e(xpired$|xceeded when trying to connect)|PGlite (is|failed)|pool after calling end/i
/** Values that the database cannot store, such as text with a NUL or a number out of range. */
const badValue = /^22/

/** The HttpError for a failed query: 503 when the database is unavailable, 422 for a value it cannot store. */
export function databaseProblem(error: unknown): HttpError | undefined {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
    if (badValue.test(code)) return new HttpError(422, "The request contains a value that can't be stored")
    if (away.test(code) || awayText.test(cause.message))
      return new HttpError(503, 'The database is not available. Try again in a moment', { 'retry-after': '5' })
  }
  return undefined
}
