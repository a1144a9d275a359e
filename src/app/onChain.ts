import { refreshChains } from '../api/refreshChains'
import { closeDialogsSaga } from './closeDialogs'
import type { Domain } from './feature'
import { createTransactionPorts, type TransactionPorts } from '../transactions/transactionPorts'
import { transactionsDomain } from '../transactions/transactionsDomain'
import { createLastWalletStorage, type LastWalletStorage } from '../wallet/lastWallet'
import { walletDomain } from '../wallet/walletDomain'

/** What joins the store once somebody is signed in; transactions read the wallet, so it comes first. */
export const onChainDomains: readonly Domain[] = [
  walletDomain,
  transactionsDomain,
  { name: 'refreshChains', saga: refreshChains },
  { name: 'closeDialogs', saga: closeDialogsSaga },
]

/** What the sagas of wallet and transactions keep and share in the browser. */
export interface OnChainPorts {
  lastWallet: LastWalletStorage
  transactionPorts: TransactionPorts
}

export const createOnChainPorts = (window: Window): OnChainPorts => ({
  lastWallet: createLastWalletStorage(window),
  transactionPorts: createTransactionPorts(window),
})
