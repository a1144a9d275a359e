import { createOnChainPorts } from '../app/onChain'
import type { Ports } from '../app/ports'
import { makeStore } from '../app/store'
import type { Role } from '../contract/roles'
import { createTransactionPorts } from '../transactions/transactionPorts'
import { createNodes } from '../chain/nodes'
import { createSessionStorage } from '../session/sessionStorage'
import { fakeWallet } from './fakeWallet'
import { testConfig } from './testChains'

/** The storage entries that a sign-in leaves. */
export function keepSession(role: string, token = 'token-of-this-test') {
  window.localStorage.setItem('user', JSON.stringify({ token, admin: { role, name: 'Mona' } }))
  window.localStorage.setItem('access_token', token)
}

/** The real store with real sagas and storage, as in main.tsx; only the wallet is a fake. */
export function openStore(ports: Partial<Ports> = {}) {
  const { port } = fakeWallet()
  const nodes = createNodes(testConfig.chains, (...request) => fetch(...request))
  const onChainPorts = createOnChainPorts(window)
  const transactionPorts = createTransactionPorts(window)
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
