import { configureStore } from '@reduxjs/toolkit'
import { crashed } from '../../shared/sagas'
import { takeLog } from '../../testing/consoleLog'
import { createRecorder } from './recorder'

function start() {
  const recorder = createRecorder()
  const store = configureStore({
    reducer: (count: number = 0) => count + 1,
    middleware: (defaults) => defaults().concat(recorder.middleware),
  })
  const read = () => {
    const [head = '', tail = ''] = recorder.text().split('\n\n')
    return { errors: head.split('\n').slice(2), actions: tail.split('\n') }
  }
  return { recorder, store, read }
}

it('has the newest hundred actions, the oldest first, with their times', () => {
  const { store, read } = start()
  for (let id = 1; id <= 130; id += 1) store.dispatch({ type: 'users/changeStarted', payload: { id } })
  const { actions } = read()
  expect(actions).toHaveLength(100)
  expect(actions[0]).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z users\/changeStarted \{"payload":\{"id":31\}\}$/)
  expect(actions.at(-1)).toContain('"id":130')
})

it('keeps the newest hundred failures beside them, so that no number of reads pushes them out', () => {
  const { store, read } = start()
  store.dispatch(crashed({ domain: 'wallet', stopped: false }))
  store.dispatch({ type: 'api/executeQuery/rejected', payload: { status: 503, requestId: 'r1' } })
  for (let count = 0; count < 200; count += 1) store.dispatch({ type: 'api/executeQuery/fulfilled' })
  const { errors, actions } = read()
  expect(actions.join()).not.toMatch(/crashed|rejected/)
  expect(errors).toHaveLength(2)
  expect(errors[0]).toContain('app/crashed {"payload":{"domain":"wallet"}}')
  expect(errors[1]).toContain('{"payload":{"status":503,"requestId":"r1"}}')
  for (let count = 0; count < 120; count += 1) store.dispatch(crashed({ domain: 'users', stopped: false }))
  expect(read().errors).toHaveLength(100)
})

it('hears of errors that nobody has caught, of promises and of the screen', () => {
  const { recorder, read } = start()
  window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('opensesame') }))
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new RangeError('opensesame') }))
  recorder.onCaughtError(new ReferenceError('shown in the console'))
  expect(takeLog().join()).toContain('shown in the console')
  expect(read().errors.map((line) => /"kind":"(\w+)","why":"([\w.]+):/.exec(line)?.slice(1))).toEqual([
    ['TypeError', 'recorder.test.ts'],
    ['RangeError', 'recorder.test.ts'],
    ['ReferenceError', 'recorder.test.ts'],
  ])
  expect(recorder.text()).not.toContain('opensesame')
})

it('changes nothing about an action', () => {
  const { store } = start()
  const before = store.getState()
  const action = { type: 'users/changeStarted', payload: '7' }
  expect(store.dispatch(action)).toBe(action)
  expect(store.getState()).toBe(before + 1)
})
