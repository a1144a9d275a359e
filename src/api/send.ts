import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { call } from 'typed-redux-saga'
import { isRecord } from '../contract/isRecord'
import { definePort } from '../shared/ports'
import { SessionOver } from '../shared/sagas'

export type ApiDispatch = ThunkDispatch<unknown, unknown, UnknownAction>

export const apiDispatch = definePort<ApiDispatch>('dispatch')

/**
 * Dispatches a call of the API (`adminApi.endpoints.….initiate(…)`) from a saga and returns its result. The end of a session
 * aborts all calls under way; then it throws `SessionOver`.
 */
export function* send<Result extends object>(thunk: ThunkAction<Promise<Result>, unknown, unknown, UnknownAction>) {
  const dispatch = yield* apiDispatch()
  const result = yield* call(() => dispatch(thunk))
  if ('error' in result && isRecord(result.error) && result.error.name === 'AbortError') throw new SessionOver()
  return result
}
