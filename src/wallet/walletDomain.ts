import { walletMessages } from './walletMessages'
import { walletSaga } from './walletSaga'
import { walletSlice } from './walletSlice'

/** What the store gains once somebody is signed in. */
export const walletDomain = { name: 'wallet', slice: walletSlice, saga: walletSaga, messages: walletMessages }
