import { parse } from 'valibot'
import { isLocalChain } from '../../src/contract/chains'
import { consoleConfigSchema } from '../../src/contract/consoleConfig'
import { announceProvider } from './announce'
import { createDecisions } from './decisions'
import { createEvents } from './events'
import { mountPanel } from './panel'
import { createRequest } from './provider'
import { fetchRpc } from './rpcTransport'
import { createSession } from './session'
import { createControls } from './controls'

const storageKey = 'sandboxWallet'

function startWallet() {
  const config = parse(consoleConfigSchema, JSON.parse(document.getElementById('app-config')?.textContent ?? ''))
  const chains = config.chains
    .filter(({ id }) => isLocalChain(id))
    .map(({ id, name, rpcUrls: [rpcUrl = ''] }) => ({ id, name, rpcUrl }))
  const storage = {
    read: () => localStorage.getItem(storageKey),
    write: (text: string) => localStorage.setItem(storageKey, text),
  }
  const events = createEvents()
  const session = createSession({ chains, rpc: fetchRpc, storage, site: location.host, emit: events.emit })
  const decisions = createDecisions()

  mountPanel(session, decisions)
  Object.defineProperty(window, 'sandboxWallet', { value: createControls(session, decisions) })
  announceProvider({ request: createRequest(session, decisions), on: events.on, removeListener: events.removeListener })
  void session.ready()
}

startWallet()
