import type { ChainConfig } from '../../config/chains'
import { qrId, smartId } from './walletModules'
import type { WalletOption } from '../walletPort'

interface Surroundings {
  /** The wallets in this browser, announced ones first. */
  installed: readonly WalletOption[]
  online: boolean
  chains: readonly ChainConfig[]
  walletConnectProjectId: string
}

const offline = 'Needs a network connection.'
const noProjectId = 'Needs a project id, which this installation has not set.'
const noSmartChain = 'Serves none of the networks of this console.'
const noExtension = 'No wallet was found in this browser. Install the extension of one, then reload this page.'

/** The ways to connect, each name once, and why one is not available here and now. */
export function listOptions({ installed, online, chains, walletConnectProjectId }: Surroundings) {
  const smart = !chains.some(({ smartWallet }) => smartWallet) ? noSmartChain : online ? undefined : offline
  const qr = !walletConnectProjectId ? noProjectId : online ? undefined : offline
  const all: readonly WalletOption[] = [
    ...installed.map(({ id, name, icon }) => ({ id, name, ...(icon ? { icon } : {}) })),
    ...(installed.length === 0 ? [{ id: 'none', name: 'Browser extension', notAvailable: noExtension }] : []),
    { id: qrId, name: 'WalletConnect', ...(qr ? { notAvailable: qr } : {}) },
    { id: smartId, name: 'Smart Wallet', ...(smart ? { notAvailable: smart } : {}) },
  ]
  return all.filter(({ name }, index) => all.findIndex((other) => other.name === name) === index)
}
