/** An error whose message is one sentence made for people. No other error's message reaches the screen. */
export class UserFacingError extends Error {}

/**
 * What people may read of an error; undefined for a mistake of our code, a failed chunk, and whatever else is not meant for
 * them.
 */
export const userFacingText = (error: unknown): string | undefined =>
  error instanceof UserFacingError ? error.message : undefined

const programmingErrors = [TypeError, RangeError, ReferenceError, SyntaxError]

/** What webpack throws when code could not be fetched. */
export const isMissingCode = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError'

/** Whether an error is one of code, or of how code arrives, and so no answer of a wallet or a node. */
export const isCodeError = (error: unknown): boolean =>
  programmingErrors.some((kind) => error instanceof kind) || isMissingCode(error)
