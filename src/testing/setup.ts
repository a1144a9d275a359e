import '@testing-library/jest-dom'
import type * as testingLibrary from '@testing-library/react'
import type * as refreshing from '../api/refreshChains'
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

// Waits for the screen end at the guard too. The mock applies to whichever file of a test imports the library first, and
// loads the library only then: most tests without a page do not.
jest.mock('@testing-library/react', () => {
  const library = jest.requireActual<typeof testingLibrary>('@testing-library/react')
  library.configure({ asyncUtilTimeout: hangGuard })
  return library
})

// Chains are read again only where a test has stopped the clock: on a slow machine a test may take longer than the period, and
// such reads would break its counts of requests.
jest.mock('../api/refreshChains', () => {
  const actual = jest.requireActual<typeof refreshing>('../api/refreshChains')
  return { ...actual, refreshChains: () => ('clock' in setTimeout ? actual.refreshChains() : undefined) }
})

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
// Not after each test: the page is unmounted later, and its requests until then still need their handlers.
beforeEach(() => {
  narrowTo()
  server.resetHandlers()
  server.events.removeAllListeners()
  window.localStorage.clear()
  window.sessionStorage.clear()
})
afterEach(() => {
  jest.useRealTimers()
  expect(takeLog()).toEqual([])
})
afterAll(() => server.close())
