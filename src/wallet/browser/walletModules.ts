import type { Eip1193Provider } from '../../chain/eip1193'
import type { ChainConfig } from '../../config/chains'
import type { WalletOption } from '../walletPort'

export interface WalletSettings {
  appName: string
  chains: readonly ChainConfig[]
  walletConnectProjectId: string
  /** Origin of the console, which a phone shows. */
  dappUrl: string
}

/** Wallets that are no announced extension: a phone by QR code, the smart wallet, and extensions from before EIP-6963. */
export interface WalletModules {
  readonly extensions: readonly WalletOption[]
  /** Starts a wallet and gives its provider; rejects when it cannot. Not limited in time. */
  open(id: string): Promise<OpenedWallet>
}

export interface OpenedWallet {
  provider: Eip1193Provider
  /** Ends a session that the wallet itself keeps. */
  end?: () => Promise<void>
}

export const qrId = 'qr'
export const smartId = 'smart'
const extensionMark = 'extension:'

export const extensionId = (label: string) => `${extensionMark}${label}`
/** The other ids are reverse domains, and these never have that form. */
export const isModuleId = (id: string) => id === qrId || id === smartId || id.startsWith(extensionMark)
