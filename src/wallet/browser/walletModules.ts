import type { Eip1193Provider } from '../../chain/eip1193'
import type { ChainConfig } from '../../config/chains'
import type { WalletOption } from '../walletPort'

export interface WalletSettings {
  appName: string
  chains: readonly ChainConfig[]
  walletConnectProjectId: string
  /** Origin of the console, shown on the phone. */
  dappUrl: string
}

/** Wallets that are not announced: a phone by QR code, the smart wallet, and extensions that predate EIP-6963. */
export interface WalletModules {
  readonly extensions: readonly WalletOption[]
  /** Starts a wallet and returns its provider; rejects when it cannot. Has no time limit. */
  open(id: string): Promise<OpenedWallet>
}

export interface OpenedWallet {
  provider: Eip1193Provider
  /** Ends a session that the wallet itself stores. */
  end?: () => Promise<void>
}

export const qrId = 'qr'
export const smartId = 'smart'
const extensionMark = 'extension:'

export const extensionId = (label: string) => `${extensionMark}${label}`
/** All other ids are reverse domains, which never have this form. */
export const isModuleId = (id: string) => id === qrId || id === smartId || id.startsWith(extensionMark)
