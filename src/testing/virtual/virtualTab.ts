import { configureStore } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { baseApi } from '../../api/baseApi'
import { messagesSaga } from '../../app/messagesSaga'
import type { Rpc } from '../../chain/rpc'
import { configuredChains } from '../../config/chains'
import { nodesPort, transactionPorts } from '../../transactions/context'
import { walletLoader } from '../../wallet/walletContext'
import { createRecordStore } from '../../transactions/recordStore'
import { createSentDrafts } from '../../transactions/sentDrafts'
import type { TransactionPorts } from '../../transactions/transactionPorts'
import { transactionsDomain } from '../../transactions/transactionsDomain'
import { transactionsReducer } from '../../transactions/transactionsReducer'
import { selectPlan, selectTransactions } from '../../transactions/transactionsSlice'
import type { WalletPort } from '../../wallet/walletPort'
import { connected, walletSlice } from '../../wallet/walletSlice'
import { chainA } from '../testChains'
import { memoryStorage, turn, virtualClock, virtualLocks, virtualStorage } from './virtualBrowser'
import { virtualChain } from './virtualChain'
import { virtualWallet } from './virtualWallet'

interface Surroundings {
  rpc: Rpc
  wallet: { port: WalletPort; state: { account: string; chainId: number } }
  clock: { now: () => number; sleep: (milliseconds: number) => Promise<void> }
  /** Redux Toolkit's checks of state and actions. */
  checks?: boolean
}

/** One browser with its wallet and a virtual chain; its tabs run the real engine. */
export function virtualWorld({ checks = true, confirmations = chainA.confirmations } = {}) {
  const chain = virtualChain({ ...chainA, confirmations })
  const wallet = virtualWallet(chain)
  const clock = virtualClock()
  return { chain, wallet, clock, ...openBrowser({ rpc: chain.rpc, wallet, clock, checks }) }
}

/** A browser whose tabs share storage and locks. */
export function openBrowser({ rpc, wallet, clock, checks = true }: Surroundings) {
  const storage = virtualStorage()
  const locks = virtualLocks()
  let ids = 0

  /** `session`: the sessionStorage of the tab before a reload. */
  const openTab = async (session: Storage = memoryStorage()) => {
    const eyes = { visible: true, listeners: new Set<() => void>() }
    const life = { open: true }
    // Requests of a closed page never settle.
    const whileOpen = async <Value>(answer: Promise<Value>): Promise<Value> => {
      const value = await answer
      return life.open ? value : new Promise(() => undefined)
    }
    const { window, close: closeStorage } = storage.open()
    const held = locks.open()
    const ports: TransactionPorts = {
      records: createRecordStore(window),
      locks: {
        tryHold: (name) => whileOpen(held.tryHold(name)),
        hold: (name) => whileOpen(held.hold(name)),
        isHeld: (name) => whileOpen(held.isHeld(name)),
      },
      now: clock.now,
      sleep: (milliseconds) => whileOpen(clock.sleep(milliseconds)),
      random: () => 0.5,
      newId: () => `id ${(ids += 1)}`,
      visible: () => eyes.visible,
      onVisible: (listener) => {
        eyes.listeners.add(listener)
        return () => eyes.listeners.delete(listener)
      },
      drafts: createSentDrafts({ sessionStorage: session }),
    }
    const nodes = {
      of: () => ({
        ...rpc,
        request: (...call: Parameters<typeof rpc.request>) => whileOpen(rpc.request(...call)),
      }),
    }
    const walletOfTab = {
      ...wallet.port,
      provider: () => {
        const provider = wallet.port.provider('test')
        return provider && { request: (call: Parameters<typeof provider.request>[0]) => mine(provider.request(call)) }
      },
    }
    const mine = <Value>(answer: Promise<Value>) =>
      new Promise<Value>((resolve, reject) => {
        answer.then(
          (value) => life.open && resolve(value),
          // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- wallets throw plain objects
          (error: unknown) => life.open && reject(error),
        )
      })

    const sagaMiddleware = createSagaMiddleware<object>({
      context: {
        ...configuredChains.with([rpc.chain]),
        ...nodesPort.with(() => Promise.resolve(nodes)),
        ...walletLoader.with(() => Promise.resolve(walletOfTab)),
        ...transactionPorts.with(ports),
      },
    })
    const store = configureStore({
      reducer: { wallet: walletSlice.reducer, transactions: transactionsReducer, api: baseApi.reducer },
      middleware: (defaults) =>
        defaults({ serializableCheck: checks, immutableCheck: checks, actionCreatorCheck: checks }).concat(
          sagaMiddleware,
        ),
    })
    const { account, chainId } = wallet.state
    store.dispatch(connected({ id: 'test', name: 'Test Wallet', account, chainId }))
    sagaMiddleware.run(messagesSaga, transactionsDomain.messages)
    const task = sagaMiddleware.run(transactionsDomain.saga)
    await turn()

    return {
      session,
      store,
      ports,
      records: () => selectTransactions(store.getState()),
      plan: () => selectPlan(store.getState()),
      isLookedAt: () => eyes.visible,
      setVisible: (visible: boolean) => {
        eyes.visible = visible
        if (visible) eyes.listeners.forEach((listener) => listener())
      },
      /** Closes the page: its locks are released, and its requests never settle. */
      close: () => {
        life.open = false
        closeStorage()
        held.close()
        task.cancel()
      },
    }
  }
  return { storage, locks, openTab }
}

export type VirtualTab = Awaited<ReturnType<ReturnType<typeof openBrowser>['openTab']>>
