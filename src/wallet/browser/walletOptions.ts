import type { WalletOption } from '../walletPort'
import { moduleOptions } from './walletModules'

type Surroundings = Parameters<typeof moduleOptions>[0] & {
  /** The wallets in this browser, announced ones first. */
  readonly installed: readonly WalletOption[]
}

const noExtension = 'No wallet found in this browser. Install a wallet extension, then reload this page.'

/** The ways to connect, each name once, and why one is not available here and now. */
export function listOptions({ installed, ...surroundings }: Surroundings) {
  const all: readonly WalletOption[] = [
    ...installed.map(({ id, name, icon }) => ({ id, name, ...(icon ? { icon } : {}) })),
    ...(installed.length === 0 ? [{ id: 'none', name: 'Browser extension', notAvailable: noExtension }] : []),
    ...moduleOptions(surroundings),
  ]
  return all.filter(({ name }, index) => all.findIndex((other) => other.name === name) === index)
}
