import { HttpError } from '../httpError'

/**
 * Codes of a database that is unreachable, full or read-only after a failover (08, 53, 57), that refuses the login (28, 3D000),
 * or that has rolled back a transaction: deadlock, lock, serialization, idle for too long.
 */
const away =
  /^(ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOST|ENET|08|53|57|28|3D000|25006|25P0[34]|40001|40P01|55P03)/
/** Of these codes, those that say something of one transaction, and nothing of the others. */
const ofOneTransaction = /^(25P0[34]|40001|40P01|55P03)/
const awayText =
  /connection terminated|not queryable|^timeout e(xpired$|xceeded when trying to connect)|PGlite (is|failed)|pool after calling end/i
/**
 * With it PostgreSQL, or a pooler before it, refuses a connection or ends it, whatever the code: no connections are allowed (55000),
 * or not for this role (42501). Where PostgreSQL translates its messages (`lc_messages`), it is another word, and only the code counts.
 */
const fatal = 'FATAL'
/** A statement has reached its time limit: PostgreSQL's code, and the message of PGlite's thread. */
const tooLong = '57014'
const tooLongText = 'PGlite failed: a statement took longer'
/** Values that the database cannot store, such as text with a NUL or a number out of range. */
const badValue = /^22/

/** The connection has ended, or the thread of the embedded database: what was asked last may have been done. */
const brokenOff = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|08|57P)/
const brokenOffText = /connection terminated|not queryable|PGlite failed/i

/** The database broke off while it was to commit: nobody knows whether the change was made. */
class UnansweredCommit extends Error {
  constructor(cause: unknown) {
    super('the commit was not answered', { cause })
  }
}

const retryAfter = { 'retry-after': '5' }

/** What a transaction whose work was done has failed by: the error, or that nobody knows whether it was committed. */
export const commitProblem = (error: unknown): unknown =>
  causesOf(error).some(
    ({ code, message, severity }) =>
      brokenOff.test(code) || brokenOffText.test(message) || (severity === fatal && !away.test(code)),
  )
    ? new UnansweredCommit(error)
    : error

/**
 * The HttpError for a failed query: 503 when the database is unavailable or too slow and nothing was changed, 504 when a
 * change may have been made, 422 for a value it cannot store.
 */
export function databaseProblem(error: unknown): HttpError | undefined {
  if (error instanceof UnansweredCommit)
    return new HttpError(504, 'The database broke off, so this may have been done or not. Look before you try again')
  for (const cause of causesOf(error)) {
    if (badValue.test(cause.code)) return new HttpError(422, "The request contains a value that can't be stored")
    if (tookTooLong(cause)) return new HttpError(503, 'This took too long and was not done', retryAfter)
    if (isAway(cause)) return new HttpError(503, 'The database is not available. Try again in a moment', retryAfter)
  }
  return undefined
}

/** Whether this is a database that fails whoever asks it. */
export function failsAll(error: Error): boolean {
  const [cause] = causesOf(error)
  return cause !== undefined && isAway(cause) && !tookTooLong(cause) && !ofOneTransaction.test(cause.code)
}

const tookTooLong = ({ code, message }: Cause) => code === tooLong || message.startsWith(tooLongText)

const isAway = ({ code, message, severity }: Cause) => away.test(code) || awayText.test(message) || severity === fatal

interface Cause {
  readonly code: string
  readonly message: string
  readonly severity: string
}

function causesOf(error: unknown): Cause[] {
  if (!(error instanceof Error)) return []
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const severity = 'severity' in error && typeof error.severity === 'string' ? error.severity : ''
  return [{ code, message: error.message, severity }, ...causesOf(error.cause)]
}
