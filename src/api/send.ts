import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { call, getContext } from 'typed-redux-saga'

export type ApiDispatch = ThunkDispatch<unknown, unknown, UnknownAction>

/** Dispatches a call of the API (`adminApi.endpoints.….initiate(…)`) from a saga and returns its result. */
export function* send<Result>(thunk: ThunkAction<Promise<Result>, unknown, unknown, UnknownAction>) {
  const dispatch = yield* getContext<ApiDispatch>('dispatch')
  return yield* call(() => dispatch(thunk))
}
