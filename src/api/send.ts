import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { call, race, take } from 'typed-redux-saga'
import { definePort } from '../shared/ports'
import { SessionOver } from '../shared/sagas'
import { baseApi } from './baseApi'

export type ApiDispatch = ThunkDispatch<unknown, unknown, UnknownAction>

export const apiDispatch = definePort<ApiDispatch>('dispatch')

/**
 * Dispatches a call of the API (`adminApi.endpoints.….initiate(…)`) from a saga and returns its result. Throws `SessionOver` when
 * the session ends first, which drops all calls under way.
 */
export function* send<Result>(thunk: ThunkAction<Promise<Result>, unknown, unknown, UnknownAction>) {
  const dispatch = yield* apiDispatch()
  const { result } = yield* race({
    over: take(baseApi.util.resetApiState),
    result: call(async () => ({ of: await dispatch(thunk) })),
  })
  if (!result) throw new SessionOver()
  return result.of
}
