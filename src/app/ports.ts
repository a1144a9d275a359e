import type { ConsoleConfig } from '../contract/consoleConfig'
import type { Nodes } from '../chain/nodes'
import type { ChainConfig } from '../config/chains'
import { createSessionStorage, type SessionStorage } from '../session/sessionStorage'
import { once } from '../shared/once'
import type { TransactionPorts } from '../transactions/transactionPorts'
import type { WalletPort } from '../wallet/walletPort'
import type { OnChainPorts } from './onChain'

/**
 * The effects that the store's sagas and calls reach the world through; tests give fakes. What belongs to the chain is
 * fetched when it is first needed, so that the sign-in page loads nothing of it.
 */
export interface Ports {
  sessionStorage: SessionStorage
  chains: readonly ChainConfig[]
  nodes: () => Promise<Nodes>
  wallet: () => Promise<WalletPort>
  onChain: () => Promise<OnChainPorts>
  transactionPorts: () => Promise<TransactionPorts>
}

export function createPorts(window: Window, { chains, walletConnectProjectId }: ConsoleConfig): Ports {
  return {
    sessionStorage: createSessionStorage(window),
    chains,
    nodes: once(async () => {
      const { createNodes } = await import(/* webpackChunkName: "nodes" */ '../chain/nodes')
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
        /* webpackChunkName: "transactions" */ '../transactions/transactionPorts'
      )
      return createTransactionPorts(window)
    }),
  }
}
