import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { call, put, type SagaGenerator } from 'typed-redux-saga'
import { baseApi } from './baseApi'
import { errorText, requestIdOf, statusOf, type ApiError } from './errors'
import { isOutcomeUnknown } from './outcomeUnknown'
import { send } from './send'
import { tagTypes } from './tags'

/**
 * How a write ended. `answerLost`: no clear answer came, and `now` is what is true since. `unknown`: that could not be
 * learned either. `requestId` is the id under which the server's log has the call.
 */
export type WriteEnd<Data, Now = never> =
  | { kind: 'done'; data: Data }
  | { kind: 'refused'; text: string; requestId: string | undefined; error: ApiError }
  | { kind: 'answerLost'; now: Now; requestId: string | undefined }
  | { kind: 'unknown'; requestId: string | undefined; error: ApiError }

type Answer<Data> = { data: Data; error?: undefined } | { data?: undefined; error: ApiError }

/** A call of the API that changes something. */
export type WriteCall<Data> = ThunkAction<Promise<Answer<Data>>, unknown, unknown, UnknownAction>

/**
 * Sends a write once, never again. When its answer was lost, `readAgain` asks what is true now; it gives undefined when
 * that cannot be learned. If the write may have been done although no answer says so, everything shown of the server is read
 * again.
 */
export function* sendWrite<Data, Now = never>(
  write: WriteCall<Data>,
  readAgain?: () => SagaGenerator<Now | undefined>,
): SagaGenerator<WriteEnd<Data, Now>> {
  const { data, error } = yield* send(write)
  if (error === undefined) return { kind: 'done', data }
  const requestId = requestIdOf(error)
  const isUnknown = isOutcomeUnknown(error)
  // A 500 leaves it open as well: the server may have failed after the change.
  if (isUnknown || statusOf(error) === 500) yield* put(baseApi.util.invalidateTags([...tagTypes]))
  if (!isUnknown) return { kind: 'refused', text: errorText(error), requestId, error }
  const now = readAgain && (yield* call(readAgain))
  return now === undefined ? { kind: 'unknown', requestId, error } : { kind: 'answerLost', now, requestId }
}
