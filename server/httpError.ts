/** An error with its HTTP status and a sentence for the caller. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message)
  }
}

export const notFound = (what: string) => new HttpError(404, `This ${what} no longer exists`)
