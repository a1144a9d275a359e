import type { SerializedError } from '@reduxjs/toolkit'
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query'
import { isRecord } from '../contract/isRecord'
import { messageIn, saidIn } from './said'

/** What a query or mutation of the API ends with when it fails. */
export type ApiError = CallError | SerializedError

/** A failed call; `requestId` identifies it in the server's log. */
export type CallError = FetchBaseQueryError & { requestId?: string }

/** The sentence for an answer that cannot be read. */
export const unexpectedForm = 'The server sent an unexpected response.'

/** A failure that the console itself states, with its sentence. */
export const failedAs = (error: string) => ({ status: 'CUSTOM_ERROR', error }) as const

/** The failure of a call whose answer cannot be read. */
export const unexpected = failedAs(unexpectedForm)

/** The sentence for an error without a better one. */
export const somethingWrong = 'Something went wrong. Try Again'

/** The one sentence people read of a failed call; plain text, at most 300 characters, never empty. */
export function errorText(error: ApiError): string {
  if (!('status' in error)) return somethingWrong
  if (error.status === 'CUSTOM_ERROR') return error.error
  if (error.status === 500) return 'Network Error. Try Again'
  return saidIn('data' in error ? error.data : undefined) ?? somethingWrong
}

/** The status that a call ended with; undefined where it did not fail, or the console itself did. */
export const statusOf = (error: ApiError | undefined) => (error && 'status' in error ? error.status : undefined)

/** Whether the server has no such endpoint. */
export const isNotOffered = (error: ApiError | undefined) =>
  [404, 405, 501].some((status) => status === statusOf(error))

/** The request id of a failed call, if the server gave one. */
export const requestIdOf = (error: ApiError) => ('status' in error ? error.requestId : undefined)

/** The sentence for a failed read, and the request id. */
interface Failure {
  text: string
  requestId: string | undefined
}

/** What is shown of a failed read; undefined when nothing failed. */
export function failureOf(error: ApiError): Failure
export function failureOf(error: ApiError | undefined): Failure | undefined
export function failureOf(error: ApiError | undefined) {
  return error && { text: readFailureText(error), requestId: requestIdOf(error) }
}

function readFailureText(error: ApiError): string {
  switch (statusOf(error)) {
    case 'FETCH_ERROR':
    case 'TIMEOUT_ERROR':
      return "The server didn't respond."
    case 'PARSING_ERROR':
      return unexpectedForm
    default:
      return errorText(error)
  }
}

/** Whether the body of a success that is no JSON confirms it by a word, as some servers do. */
export const isConfirmation = (body: unknown) =>
  typeof body === 'string' && /^(ok|done|success(ful(ly)?)?|created|updated|saved)[.!\s]*$/i.test(body)

/**
 * The failure that an answer tells although its status is that of a success. A row may have a `status` or an `error` of its own,
 * and has an id; a `status` of 0 is a failure to some servers and no error to others.
 * What is inside `data` may be a row, so only a false `success` of it counts.
 */
export function failureIn(data: unknown): CallError | undefined {
  if (!isRecord(data)) return undefined
  // Some servers always send a list or an object of errors, mostly empty.
  const isGood = [data.error, data.errors].every((one) => !one || /^(\[]|{})$/.test(JSON.stringify(one)))
  const isRefused = isRecord(data.data) && successIn(data.data) === false
  const told: unknown =
    successIn(data) ?? data.ok ?? (!isRefused && ('id' in data || [data.status, data.statusCode, data.code, isGood]))
  // As a text, a list has commas.
  if (!/^0$|(^|,)(error|fail(ed|ure)?|false|[45]\d\d)(,|$)/i.test(String(told))) return undefined
  // The word beside a refusal inside `data` is often "Success".
  return failedAs((isRefused ? messageIn(data.data) : undefined) ?? saidIn(data) ?? somethingWrong)
}

const successIn = ({ success, isSuccess }: Record<string, unknown>) => success ?? isSuccess
