import { call } from 'typed-redux-saga'
import { definePort } from '../shared/ports'
import type { LastWalletStorage } from './lastWallet'
import type { WalletPort } from './walletPort'

/** The wallet port; its code is fetched at the first use. */
export const walletLoader = definePort<() => Promise<WalletPort>>('wallet')

export function* walletPort() {
  const load = yield* walletLoader()
  return yield* call(load)
}

export const lastWallet = definePort<LastWalletStorage>('lastWallet')
