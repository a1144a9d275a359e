import type { ConsoleConfig } from '../contract/consoleConfig'
import type { Nodes } from '../chain/nodes'
import type { ChainConfig } from '../config/chains'
import { createSessionStorage, type SessionStorage } from '../session/sessionStorage'
import { once } from '../shared/once'
import type { Tabs } from '../events/tabs'
import type { TransactionPorts } from '../transactions/transactionPorts'
import type { WalletPort } from '../wallet/walletPort'
import type { OnChainPorts } from './onChain'

/**
 * The ports through which sagas and API calls reach the outside world; tests pass fakes. Those for chains are fetched
 * at the first use, so that the sign-in page loads none of that code.
 */
export interface Ports {
  sessionStorage: SessionStorage
  chains: readonly ChainConfig[]
  nodes: () => Promise<Nodes>
  wallet: () => Promise<WalletPort>
  onChain: () => Promise<OnChainPorts>
  transactionPorts: () => Promise<TransactionPorts>
  /** The other tabs of this browser; by default, through `window`. */
  tabs?: Tabs
}

export function createPorts(window: Window, { chains, walletConnectProjectId }: ConsoleConfig): Ports {
  return {
    sessionStorage: createSessionStorage(window),
    chains,
    nodes: once(async () => {
      const { createNodes } = await import(/* webpackChunkName: "chain" */ '../chain/nodes')
      return createNodes(chains, (...request) => fetch(...request))
    }),
    wallet: once(async () => {
      const { createWallet } = await import(/* webpackChunkName: "wallet" */ '../wallet/browser/browserWallet')
      return createWallet(window, chains, walletConnectProjectId)
    }),
    onChain: once(async () => {
      const { createOnChainPorts } = await import(/* webpackChunkName: "onChain" */ './onChain')
      return createOnChainPorts(window)
    }),
    transactionPorts: once(async () => {
      const { createTransactionPorts } = await import(
        /* webpackChunkName: "vesting" */ '../transactions/transactionPorts'
      )
      return createTransactionPorts(window)
    }),
  }
}
