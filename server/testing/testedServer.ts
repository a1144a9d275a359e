import { after, before, beforeEach } from 'node:test'
import type { Role } from '../../src/contract/roles'
import { testServer, type SignedIn, type TestServer } from './testServer'

interface Given {
  readonly server: TestServer
  readonly as: SignedIn
}

/**
 * For the suite in which it is called: one server, which is emptied before each test. `give` then gets it, with an account of
 * this role signed in.
 */
export function testedServer(role: Role, give: (given: Given) => void, account?: Parameters<TestServer['signIn']>[1]) {
  let server: TestServer
  before(async () => {
    server = await testServer()
  })
  beforeEach(async () => {
    await server.reset()
    give({ server, as: await server.signIn(role, account) })
  })
  after(() => server.close())
}
