import { createWallet } from '../wallet/browser/browserWallet'
import { loadWalletModules } from '../wallet/browser/onboardWallet'
import type { WalletEvent } from '../wallet/walletPort'
import { fakeProvider } from './fakeWallet'
import { chainA } from './testChains'

jest.mock('../wallet/browser/onboardWallet', () => ({ loadWalletModules: jest.fn() }))
/** What gives the wallets that are fetched as modules; a fake wherever this file is imported. */
export const modules = jest.mocked(loadWalletModules)
export const notHere = () => Promise.reject(new Error('not here'))

/** Before each test: the modules have no wallet. */
export function emptyModules() {
  modules.mockReset()
  modules.mockResolvedValue({ extensions: [], open: notHere })
}

/** The wallet that is announced where nothing else is said. */
export const id = 'one.example'
export const announce = (provider: unknown, info: object = {}) =>
  window.dispatchEvent(
    new CustomEvent('eip6963:announceProvider', { detail: { info: { rdns: id, name: 'One', ...info }, provider } }),
  )

/** The wallets of a browser in which one has announced itself, and what they tell. */
export function browserWallets({ fake = fakeProvider(), chains = [chainA], projectId = '' } = {}) {
  const port = createWallet(window, chains, projectId)
  announce(fake.provider)
  const events: WalletEvent[] = []
  port.subscribe((event) => events.push(event))
  return { fake, port, events }
}
