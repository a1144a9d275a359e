import createSagaMiddleware from 'redux-saga'
import { configureStore, Tuple } from '@reduxjs/toolkit'
import { definePort } from './ports'

it('gives a saga what the store was handed under the name of the port', async () => {
  const clock = definePort<() => number>('clock')
  const sagas = createSagaMiddleware<object>({ context: clock.with(() => 42) })
  configureStore({ reducer: () => null, middleware: () => new Tuple(sagas) })
  const read = sagas.run(function* () {
    const now = yield* clock()
    return now()
  })
  await expect(read.toPromise()).resolves.toBe(42)
})
