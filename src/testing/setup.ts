import '@testing-library/jest-dom'
import { takeLog, watchConsole } from './consoleLog'
import { narrowTo } from './screenWidth'
import { server } from './server'

jest.setTimeout(20_000)
watchConsole()

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => narrowTo())
afterEach(() => {
  jest.useRealTimers()
  server.resetHandlers()
  server.events.removeAllListeners()
  window.localStorage.clear()
  expect(takeLog()).toEqual([])
})
afterAll(() => server.close())
