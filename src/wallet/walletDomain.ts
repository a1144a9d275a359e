import { walletMessages } from './walletMessages'
import { walletSaga } from './walletSaga'
import { walletSlice } from './walletSlice'

/** Added to the store once somebody is signed in. */
export const walletDomain = { name: 'wallet', slice: walletSlice, saga: walletSaga, messages: walletMessages }
