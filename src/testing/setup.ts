import '@testing-library/jest-dom'
import { takeLog, watchConsole } from './consoleLog'
import { hangGuard } from './hangGuard'
import './elementWidth'
import { narrowTo } from './screenWidth'
import './scrolling'
import { server } from './server'

// The build puts the version of package.json there.
process.env.CONSOLE_VERSION = '1.2.3'
jest.setTimeout(20 * hangGuard)
watchConsole()

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
// Not after each test: the page is unmounted later, and its requests until then still need their handlers.
beforeEach(() => {
  narrowTo()
  server.resetHandlers()
  server.events.removeAllListeners()
  window.localStorage.clear()
})
afterEach(() => {
  jest.useRealTimers()
  expect(takeLog()).toEqual([])
})
afterAll(() => server.close())
