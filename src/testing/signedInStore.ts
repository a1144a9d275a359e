import { createOnChainPorts } from '../app/onChain'
import type { Ports } from '../app/ports'
import { makeStore } from '../app/store'
import type { Role } from '../contract/roles'
import { createRecordStore } from '../transactions/recordStore'
import { createTransactionPorts } from '../transactions/transactionPorts'
import { createNodes } from '../chain/nodes'
import { createSessionStorage } from '../session/sessionStorage'
import { fakeWallet } from './fakeWallet'
import { testConfig } from './testChains'

/** The storage entries that a sign-in leaves. */
export function keepSession(role: string, token = 'token-of-this-test', email?: string) {
  window.localStorage.setItem('user', JSON.stringify({ token, admin: { role, name: 'Mona', ...(email && { email }) } }))
  window.localStorage.setItem('access_token', token)
}

/**
 * The storage of records while the present test runs. Its app goes on afterwards and writes back a record that it still
 * follows; then that goes where no other test reads it.
 */
function recordsOfThisTest() {
  const nameNow = () => expect.getState().currentTestName
  const name = nameNow()
  return createRecordStore({
    get localStorage() {
      return nameNow() === name ? window.localStorage : window.sessionStorage
    },
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
  })
}

/** The real store with real sagas and storage, as in main.tsx; only the wallet is a fake. */
export function openStore(ports: Partial<Ports> = {}) {
  const { port } = fakeWallet()
  const nodes = createNodes(testConfig.chains, (...request) => fetch(...request))
  const onChainPorts = createOnChainPorts(window)
  const transactionPorts = { ...createTransactionPorts(window), records: recordsOfThisTest() }
  return makeStore({
    sessionStorage: createSessionStorage(window),
    chains: testConfig.chains,
    nodes: () => Promise.resolve(nodes),
    wallet: () => Promise.resolve(port),
    onChain: () => Promise.resolve(onChainPorts),
    transactionPorts: () => Promise.resolve(transactionPorts),
    ...ports,
  })
}

export function signedInStore(role: Role) {
  keepSession(role)
  return openStore()
}
