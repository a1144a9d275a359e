import { call, getContext } from 'typed-redux-saga'
import type { ChainConfig } from '../config/chains'
import type { LastWalletStorage } from './lastWallet'
import type { WalletPort } from './walletPort'

/** What the store gives this domain's sagas. */
export const walletPort = function* () {
  const load = yield* getContext<() => Promise<WalletPort>>('wallet')
  return yield* call(load)
}
export const lastWallet = () => getContext<LastWalletStorage>('lastWallet')
export const configuredChains = () => getContext<readonly ChainConfig[]>('chains')
