import type { Eip1193Provider } from '../chain/eip1193'

/** A way to connect, as listed in the wallet dialog. */
export interface WalletOption {
  /** Stable over page loads: the rdns of an announced wallet, else an id of our own. */
  id: string
  name: string
  /** A `data:` image, only ever used in <img>. */
  icon?: string
  /** Why it is not available here and now. */
  notAvailable?: string
}

/** The checksummed account that is selected in the wallet, and the chain it is on. */
export interface WalletAccess {
  account: string
  chainId: number
}

/** An event that a wallet emits by itself. */
export type WalletEvent =
  | { type: 'accountsChanged'; id: string; accounts: readonly string[] }
  | { type: 'chainChanged'; id: string; chainId: number }
  | { type: 'gone'; id: string }
  | { type: 'optionsChanged' }

/** The only access to wallets. Errors are passed on as the wallet gave them (see chain/walletErrors.ts). */
export interface WalletPort {
  options(): Promise<readonly WalletOption[]>
  /** Requests the accounts, which may open the wallet. */
  connect(id: string): Promise<WalletAccess>
  /** Reads what is already allowed (`eth_accounts`); never opens the wallet. Undefined when there is nothing. */
  reconnect(id: string): Promise<WalletAccess | undefined>
  /** Never rejects: a permission that the wallet does not revoke is only dropped here. */
  disconnect(id: string): Promise<void>
  /** The provider of the connection; all its calls go to it. */
  provider(id: string): Eip1193Provider | undefined
  subscribe(listener: (event: WalletEvent) => void): () => void
}
