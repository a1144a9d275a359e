import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { call } from 'typed-redux-saga'
import { definePort } from '../shared/ports'

export type ApiDispatch = ThunkDispatch<unknown, unknown, UnknownAction>

export const apiDispatch = definePort<ApiDispatch>('dispatch')

/** Dispatches a call of the API (`adminApi.endpoints.….initiate(…)`) from a saga and returns its result. */
export function* send<Result>(thunk: ThunkAction<Promise<Result>, unknown, unknown, UnknownAction>) {
  const dispatch = yield* apiDispatch()
  return yield* call(() => dispatch(thunk))
}
