import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { chainBaseApi } from '../api/chainBaseApi'
import type { ApiExtra } from '../api/extra'
import { createNodes } from '../chain/nodes'
import { testConfig } from './testChains'

/** A store with only the API, for tests of chain reads. */
export function chainStore(chains = testConfig.chains) {
  const nodes = createNodes(chains, (...call) => fetch(...call))
  const extraArgument: ApiExtra = {
    credentials: { token: () => 'token-of-this-test', refused: () => undefined },
    nodes: () => Promise.resolve(nodes),
  }
  const store = configureStore({
    reducer: combineReducers({ [chainBaseApi.reducerPath]: chainBaseApi.reducer }),
    middleware: (defaults) => defaults({ thunk: { extraArgument } }).concat(chainBaseApi.middleware),
  })
  setupListeners(store.dispatch)
  return store
}
