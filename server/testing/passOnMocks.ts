import { syncBuiltinESMExports } from 'node:module'
import type { TestContext } from 'node:test'

/** Gives what a test has mocked of Node's modules to those that import it by name, until the test ends. */
export function passOnMocks(context: TestContext) {
  syncBuiltinESMExports()
  context.after(() => {
    context.mock.restoreAll()
    syncBuiltinESMExports()
  })
}
