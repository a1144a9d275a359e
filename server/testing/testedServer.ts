import { beforeEach } from 'node:test'
import type { Role } from '../../src/contract/roles'
import { suiteServer, type SignedIn, type TestServer } from './testServer'

interface Given {
  readonly server: TestServer
  readonly as: SignedIn
}

/** `suiteServer`, emptied before each test. `give` then gets it, with an account of this role signed in. */
export function testedServer(role: Role, give: (given: Given) => void, account?: Parameters<TestServer['signIn']>[1]) {
  let server: TestServer
  suiteServer((made) => (server = made))
  beforeEach(async () => {
    await server.reset()
    give({ server, as: await server.signIn(role, account) })
  })
}
