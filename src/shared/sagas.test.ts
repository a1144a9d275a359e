import createSagaMiddleware, { type Saga } from 'redux-saga'
import { configureStore, Tuple } from '@reduxjs/toolkit'
import { call, delay, fork, take, takeEvery } from 'typed-redux-saga'
import { takeLog } from '../testing/consoleLog'
import { crashed, runToEnd, safely, supervise } from './sagas'
import { isUnderWay } from './underWay'

function run(saga: Saga<[]>) {
  const middleware = createSagaMiddleware()
  const crashes: unknown[] = []
  const store = configureStore({
    reducer: (_state, action) => {
      if (crashed.match(action)) crashes.push(action.payload)
      return null
    },
    middleware: () => new Tuple(middleware),
  })
  middleware.run(saga)
  return Object.assign((type: string) => void store.dispatch({ type }), { crashes })
}

it('keeps a watcher alive when its worker throws, and tells the error once', () => {
  const handled: number[] = []
  const dispatch = run(function* () {
    yield* takeEvery(
      'work',
      safely(function* () {
        yield* call(() => handled.push(handled.length))
        if (handled.length === 1) throw new Error('worker broke')
      }),
    )
  })
  dispatch('work')
  dispatch('work')
  expect(handled).toEqual([0, 1])
  expect(takeLog()).toEqual([expect.stringContaining('A saga failed: Error: worker broke')])
})

it('starts a crashed saga again after 1, 2, 4 and 8 seconds, and stops it at its fifth crash', async () => {
  jest.useFakeTimers()
  const starts: number[] = []
  const began = Date.now()
  const { crashes } = run(function* () {
    yield* call(supervise, 'tasks', function* () {
      starts.push(Date.now() - began)
      yield* delay(1)
      throw new Error('crashed')
    })
  })
  await jest.advanceTimersByTimeAsync(3_600_000)
  expect(starts).toEqual([0, 1_001, 3_002, 7_003, 15_004])
  const again = { domain: 'tasks', stopped: false }
  expect(crashes).toEqual([again, again, again, again, { domain: 'tasks', stopped: true }])
  expect(takeLog()).toHaveLength(5)
})

it('goes on starting a saga that crashes less than five times in ten minutes', async () => {
  jest.useFakeTimers()
  let starts = 0
  run(function* () {
    yield* call(supervise, 'tasks', function* () {
      starts += 1
      yield* delay(180_000)
      throw new Error('crashed')
    })
  })
  await jest.advanceTimersByTimeAsync(3_600_000)
  expect(starts).toBeGreaterThan(15)
  expect(takeLog()).toHaveLength(starts - 1)
})

it('says of a worker that throws in which domain, also deep in it', () => {
  const dispatch = run(function* () {
    yield* call(supervise, 'settings', function* () {
      yield* fork(function* () {
        yield* takeEvery(
          'work',
          safely(function* () {
            yield* call(() => {
              throw new Error('worker broke')
            })
          }),
        )
      })
    })
  })
  dispatch('work')
  expect(dispatch.crashes).toEqual([{ domain: 'settings', stopped: false }])
  expect(takeLog()).toHaveLength(1)
})

it('leaves the other sagas running when one crashes', async () => {
  jest.useFakeTimers()
  const heard: string[] = []
  const dispatch = run(function* () {
    yield* call(supervise, 'tasks', function* () {
      yield* take('crash')
      throw new Error('crashed')
    })
    yield* call(supervise, 'tasks', function* () {
      yield* takeEvery('work', () => void heard.push('work'))
    })
  })
  await jest.advanceTimersByTimeAsync(0)
  dispatch('crash')
  dispatch('work')
  expect(heard).toEqual(['work'])
  expect(takeLog()).toHaveLength(1)
})

it('hears again after a restart', async () => {
  jest.useFakeTimers()
  const heard: string[] = []
  const dispatch = run(function* () {
    yield* call(supervise, 'tasks', function* () {
      for (;;) {
        yield* take('work')
        heard.push('work')
        if (heard.length === 1) throw new Error('crashed')
      }
    })
  })
  await jest.advanceTimersByTimeAsync(0)
  dispatch('work')
  await jest.advanceTimersByTimeAsync(1_000)
  dispatch('work')
  expect(heard).toEqual(['work', 'work'])
  expect(takeLog()).toHaveLength(1)
})

it('leaves a saga down that fails before its first pause', async () => {
  jest.useFakeTimers()
  let starts = 0
  const { crashes } = run(function* () {
    yield* call(supervise, 'tasks', function* () {
      starts += 1
      yield* call(() => {
        throw new Error('wrong from the start')
      })
    })
  })
  await jest.advanceTimersByTimeAsync(600_000)
  expect(starts).toBe(1)
  expect(crashes).toEqual([{ domain: 'tasks', stopped: true }])
  expect(takeLog()).toHaveLength(1)
})

it('does not start a saga again that has ended by itself', async () => {
  jest.useFakeTimers()
  let starts = 0
  run(function* () {
    yield* call(supervise, 'tasks', function* () {
      starts += 1
      yield* delay(1)
    })
  })
  await jest.advanceTimersByTimeAsync(600_000)
  expect(starts).toBe(1)
})

it.each(['answer', 'crash'])('counts a request as under way until its %s', (end) => {
  function* work() {
    const { type } = yield* take('*')
    if (type === 'crash') throw new Error('worker broke')
    return 'done'
  }
  const dispatch = run(
    safely(function* () {
      yield* runToEnd(work(), 'crashed', (outcome) => ({ type: outcome }))
    }),
  )
  expect(isUnderWay()).toBe(true)
  dispatch(end)
  expect(isUnderWay()).toBe(false)
  expect(takeLog()).toHaveLength(end === 'crash' ? 1 : 0)
})
