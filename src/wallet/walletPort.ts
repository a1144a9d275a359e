import type { Eip1193Provider } from '../chain/eip1193'

/** A way to connect, as the wallet dialog lists it. */
export interface WalletOption {
  /** Stays the same over page loads: rdns of an announced wallet, else a name of our own. */
  id: string
  name: string
  /** A `data:` image, only ever shown by <img>. */
  icon?: string
  /** Why it cannot be used here and now. */
  notAvailable?: string
}

/** What a wallet says of itself: the checksummed account that is chosen in it, and the chain it is on. */
export interface WalletAccess {
  account: string
  chainId: number
}

/** Something a wallet tells by itself. */
export type WalletEvent =
  | { type: 'accountsChanged'; id: string; accounts: readonly string[] }
  | { type: 'chainChanged'; id: string; chainId: number }
  | { type: 'gone'; id: string }
  | { type: 'optionsChanged' }

/** The one door to wallets. Errors come as the wallet gave them (see chain/walletErrors.ts), never swallowed. */
export interface WalletPort {
  options(): Promise<readonly WalletOption[]>
  /** Asks the wallet for its accounts, which may open it. */
  connect(id: string): Promise<WalletAccess>
  /** Only what the wallet already allows (`eth_accounts`); never opens anything. Undefined when there is nothing. */
  reconnect(id: string): Promise<WalletAccess | undefined>
  /** Never rejects: what the wallet does not take back is only forgotten here. */
  disconnect(id: string): Promise<void>
  /** The object chosen at the connect; every call of that connection goes to it. */
  provider(id: string): Eip1193Provider | undefined
  subscribe(listener: (event: WalletEvent) => void): () => void
}
