import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import createSagaMiddleware from 'redux-saga'
import { baseApi } from '../api/baseApi'
import { chainBaseApi } from '../api/chainBaseApi'
import { missingSlice } from '../session/missing'
import { apiDispatch } from '../api/send'
import { configuredChains } from '../config/chains'
import { sessionStorage } from '../session/sessionSaga'
import { sessionDomain } from '../session/sessionDomain'
import { listsSlice } from '../lists/search/listsSlice'
import { sessionSlice, visitor, type SessionState } from '../session/sessionSlice'
import { signInSlice } from '../session/signInSlice'
import { once } from '../shared/once'
import { supervise } from '../shared/sagas'
import { nodesPort, transactionPorts } from '../transactions/context'
import { lastWallet, walletLoader } from '../wallet/walletContext'
import { firstRecordPort, startTransactionsPort } from './awaitRecords'
import { appSlice } from './appSlice'
import { devTools, wholeStates } from './devTools'
import { copyDiagnostics } from './diagnostics/copyDiagnostics'
import { createRecorder } from './diagnostics/recorder'
import type { Domain } from './feature'
import { messagesSaga } from './messagesSaga'
import type { Ports } from './ports'

/**
 * The one store. `start` adds the slice and the saga of a domain when its code arrives, once; nothing of a feature, of the wallet
 * or of transactions is in the first load. `startOnChain` fetches and starts the wallet, and `startTransactions` on top of it the
 * engine of transactions.
 */
export function makeStore(ports: Ports) {
  const sagaMiddleware = createSagaMiddleware<object>({
    context: {
      ...sessionStorage.with(ports.sessionStorage),
      ...configuredChains.with(ports.chains),
      ...nodesPort.with(ports.nodes),
      ...walletLoader.with(ports.wallet),
    },
  })
  const reducer = combineSlices(appSlice, sessionSlice, signInSlice, baseApi, chainBaseApi, missingSlice, listsSlice)
  const recorder = createRecorder()
  const session = ports.sessionStorage.read()
  const preloadedSession: SessionState = session ? { status: 'signedIn', ...session } : visitor

  const store = configureStore({
    reducer,
    preloadedState: { session: preloadedSession },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { credentials: ports.sessionStorage, nodes: ports.nodes } } }).concat(
        baseApi.middleware,
        chainBaseApi.middleware,
        sagaMiddleware,
        recorder.middleware,
      ),
    devTools,
    enhancers: devTools ? (defaults) => defaults().concat(wholeStates) : undefined,
  })
  setupListeners(store.dispatch)
  sagaMiddleware.setContext(apiDispatch.with(store.dispatch))

  const started = new Set<Domain>()
  const start = (domain: Domain) => {
    if (started.has(domain)) return
    started.add(domain)
    if (domain.slice) reducer.inject(domain.slice, { overrideExisting: true })
    store.dispatch({ type: 'app/domainStarted', payload: domain.name })
    if (domain.messages) sagaMiddleware.run(messagesSaga, domain.messages)
    if (domain.saga) sagaMiddleware.run(supervise, domain.name, domain.saga)
    domain.parts?.forEach(start)
  }
  start(sessionDomain)

  const startOnChain = once(async () => {
    const [shared, { onChainDomains }] = await Promise.all([
      ports.onChain(),
      import(/* webpackChunkName: "onChain" */ './onChain'),
    ])
    sagaMiddleware.setContext({
      ...lastWallet.with(shared.lastWallet),
      ...firstRecordPort.with(shared.firstRecord),
      ...startTransactionsPort.with(startTransactions),
    })
    onChainDomains.forEach(start)
  })

  const startTransactions = once(async () => {
    const [loaded, { transactionsDomain }] = await Promise.all([
      ports.transactionPorts(),
      import(/* webpackChunkName: "vesting" */ '../transactions/transactionsDomain'),
      startOnChain(),
    ])
    sagaMiddleware.setContext(transactionPorts.with(loaded))
    start(transactionsDomain)
  })
  /** From then on the console follows what others change. */
  const startEvents = once(async () => {
    const { eventsContext, eventsDomain } = await import(/* webpackChunkName: "events" */ './events')
    sagaMiddleware.setContext(eventsContext(ports.tabs))
    start(eventsDomain)
  })
  return {
    store,
    start,
    startEvents,
    startOnChain,
    startTransactions,
    onCaughtError: recorder.onCaughtError,
    copyDiagnostics: () => void copyDiagnostics({ getState: () => store.getState(), recorder, chains: ports.chains }),
  }
}
