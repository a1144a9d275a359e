import { getContext, type SagaGenerator } from 'typed-redux-saga'

/** What the store hands to sagas: called in a saga it gives the port, `with` is the entry in the store's saga context. */
export interface Port<Value> {
  (): SagaGenerator<Value>
  with: (value: Value) => Record<string, unknown>
}

/** Ties a port's name to its type, for those who provide it and those who use it. */
export const definePort = <Value>(name: string): Port<Value> =>
  Object.assign(() => getContext<Value>(name), { with: (value: Value) => ({ [name]: value }) })
