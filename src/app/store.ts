import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import createSagaMiddleware from 'redux-saga'
import { baseApi } from '../api/baseApi'
import type { ApiDispatch } from '../api/send'
import { sessionSlice, visitor, type SessionState } from '../session/sessionSlice'
import type { SessionStorage } from '../session/sessionStorage'
import { devTools } from './devTools'
import type { Feature } from './feature'
import { featureSaga, rootSaga } from './rootSaga'

/** The effects that the store's sagas and calls reach the world through; tests give fakes. */
export interface Ports {
  sessionStorage: SessionStorage
}

/**
 * The one store. `startFeature` adds a feature's slice and saga when its code arrives, once; nothing of a feature stands
 * in the first load.
 */
export function makeStore(ports: Ports) {
  const sagaMiddleware = createSagaMiddleware<{ sessionStorage: SessionStorage; dispatch?: ApiDispatch }>({
    context: { sessionStorage: ports.sessionStorage },
  })
  const reducer = combineSlices(sessionSlice, baseApi)
  const session = ports.sessionStorage.read()
  const preloadedSession: SessionState = session ? { status: 'signedIn', ...session } : visitor

  const store = configureStore({
    reducer,
    preloadedState: { session: preloadedSession },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: ports.sessionStorage } }).concat(baseApi.middleware, sagaMiddleware),
    devTools,
  })
  setupListeners(store.dispatch)
  sagaMiddleware.setContext({ dispatch: store.dispatch })
  sagaMiddleware.run(rootSaga)

  const started = new Set<Feature>()
  const startFeature = (feature: Feature) => {
    if (started.has(feature)) return
    started.add(feature)
    feature.slice?.injectInto(reducer)
    store.dispatch({ type: 'app/featureStarted', payload: feature.name })
    if (feature.saga) sagaMiddleware.run(featureSaga, feature.saga)
  }
  return { store, startFeature }
}
