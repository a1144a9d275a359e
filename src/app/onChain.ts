import { refreshChains } from '../api/refreshChains'
import { awaitRecordsSaga } from './awaitRecords'
import { closeDialogsSaga } from './closeDialogs'
import type { Domain } from './feature'
import { firstRecord } from '../transactions/firstRecord'
import { transactionsSlice } from '../transactions/transactionsSlice'
import { createLastWalletStorage, type LastWalletStorage } from '../wallet/lastWallet'
import { walletDomain } from '../wallet/walletDomain'

/** What joins the store once somebody is signed in. Of transactions that is their state alone; the engine comes when it is needed. */
export const onChainDomains: readonly Domain[] = [
  walletDomain,
  { name: 'transactionsState', slice: transactionsSlice },
  { name: 'awaitRecords', saga: awaitRecordsSaga },
  { name: 'refreshChains', saga: refreshChains },
  { name: 'closeDialogs', saga: closeDialogsSaga },
]

/** What these sagas keep and watch in the browser. */
export interface OnChainPorts {
  lastWallet: LastWalletStorage
  /** Resolves as soon as there is a transaction to follow. */
  firstRecord: () => Promise<void>
}

export const createOnChainPorts = (window: Window): OnChainPorts => ({
  lastWallet: createLastWalletStorage(window),
  firstRecord: () => firstRecord(window),
})
