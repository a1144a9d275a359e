import { HttpError } from '../httpError'

const away = /^(ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|08|53|57)/
const awayText =
  /connection terminated|timeout exceeded when trying to connect|PGlite (is|failed)|pool after calling end/i
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

/** Whether a query failed because the row already exists (unique index). */
export function isDuplicate(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && cause.code === '23505') return true
  return false
}
