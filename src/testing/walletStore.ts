import { configureStore, isAction, type Action, type Middleware } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { messagesSaga } from '../app/messagesSaga'
import { configuredChains, type ChainConfig } from '../config/chains'
import { createLastWalletStorage } from '../wallet/lastWallet'
import { lastWallet as lastWalletPort, walletLoader } from '../wallet/walletContext'
import { walletDomain } from '../wallet/walletDomain'
import type { WalletPort } from '../wallet/walletPort'
import { fakeWallet } from './fakeWallet'
import { chainA, chainB } from './testChains'

interface Given {
  wallet?: ReturnType<typeof fakeWallet>
  /** How loading the wallet code proceeds. */
  load?: () => Promise<WalletPort>
  chains?: readonly ChainConfig[]
}

/** A store with only the wallet's slice and sagas, over a fake wallet; `log` has all actions. */
export function walletStore({ wallet = fakeWallet(), load, chains = [chainA, chainB] }: Given = {}) {
  const loads = jest.fn(load ?? (() => Promise.resolve(wallet.port)))
  const lastWallet = createLastWalletStorage(window)
  const sagas = createSagaMiddleware<object>({
    context: { ...configuredChains.with(chains), ...walletLoader.with(loads), ...lastWalletPort.with(lastWallet) },
  })
  const log: Action[] = []
  const keepLog: Middleware = () => (next) => (action) => {
    if (isAction(action)) log.push(action)
    const result: unknown = next(action)
    return result
  }
  const store = configureStore({
    reducer: { wallet: walletDomain.slice.reducer },
    middleware: (defaults) => defaults().concat(sagas, keepLog),
  })
  sagas.run(messagesSaga, walletDomain.messages)
  sagas.run(walletDomain.saga)
  return { ...wallet, store, log, chains, lastWallet, loads }
}
