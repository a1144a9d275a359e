import { refreshChains } from '../api/refreshChains'
import { awaitRecordsSaga } from './awaitRecords'
import type { Domain } from './feature'
import { firstRecord } from '../transactions/firstRecord'
import { transactionsSlice } from '../transactions/transactionsSlice'
import { createLastWalletStorage, type LastWalletStorage } from '../wallet/lastWallet'
import { walletDomain } from '../wallet/walletDomain'

/** The domains that join the store after the sign-in. Transactions: only the state; the engine is loaded when it is needed. */
export const onChainDomains: readonly Domain[] = [
  walletDomain,
  { name: 'transactionsState', slice: transactionsSlice },
  { name: 'awaitRecords', saga: awaitRecordsSaga },
  { name: 'refreshChains', saga: refreshChains },
]

/** The browser's part that these sagas need. */
export interface OnChainPorts {
  lastWallet: LastWalletStorage
  /** Resolves when this browser has a transaction record. */
  firstRecord: () => Promise<void>
}

export const createOnChainPorts = (window: Window): OnChainPorts => ({
  lastWallet: createLastWalletStorage(window),
  firstRecord: () => firstRecord(window),
})
