import type { Eip1193Provider } from '../../chain/eip1193'
import type { ChainConfig } from '../../config/chains'
import { isKeyOf } from '../../contract/keysOf'
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

const offline = 'Needs a network connection.'
const noProjectId = "WalletConnect isn't configured here."
const notBuiltIn = "WalletConnect isn't part of this build."
const noSmartChain = "Doesn't support this console's networks."

/** What decides whether a wallet can be used here and now. */
interface Surroundings {
  readonly online: boolean
  readonly chains: readonly ChainConfig[]
  readonly walletConnectProjectId: string
}

interface ModuleWallet {
  readonly name: string
  /** The sentence that says why it cannot be used. */
  readonly notAvailable: (surroundings: Surroundings) => string | undefined
}

export const qrId = 'qr'

/** The wallets that need a package of their own, in the order they are offered; `onboardWallet.ts` starts each. */
export const moduleWallets = {
  [qrId]: {
    name: 'WalletConnect',
    notAvailable: ({ walletConnectProjectId, online }) => {
      if (!walletConnectProjectId) return noProjectId
      // Set by the build. The condition is the same where the package is imported, so that the build leaves the package out.
      if (process.env.WITHOUT_WALLETCONNECT) return notBuiltIn
      return online ? undefined : offline
    },
  },
  smart: {
    name: 'Smart Wallet',
    notAvailable: ({ chains, online }) =>
      !chains.some(({ smartWallet }) => smartWallet) ? noSmartChain : online ? undefined : offline,
  },
} satisfies Readonly<Record<string, ModuleWallet>>

export type ModuleWalletId = keyof typeof moduleWallets

export const isModuleWalletId = (id: string): id is ModuleWalletId => isKeyOf(moduleWallets, id)

const extensionMark = 'extension:'

export const extensionId = (label: string) => `${extensionMark}${label}`
/** All other ids are reverse domains, which never have this form. */
export const isModuleId = (id: string) => isModuleWalletId(id) || id.startsWith(extensionMark)

/** The offers of these wallets, with the reason where one cannot be used. */
export const moduleOptions = (surroundings: Surroundings): WalletOption[] =>
  Object.entries<ModuleWallet>(moduleWallets).map(([id, { name, notAvailable }]) => {
    const why = notAvailable(surroundings)
    return { id, name, ...(why ? { notAvailable: why } : {}) }
  })
