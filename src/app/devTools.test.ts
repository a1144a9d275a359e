import {
  combineReducers,
  combineSlices,
  configureStore,
  createSlice,
  isAction,
  type Middleware,
  type StoreEnhancer,
} from '@reduxjs/toolkit'
import { http, HttpResponse } from 'msw'
import { adminApi } from '../api/adminApi'
import { baseApi } from '../api/baseApi'
import type { ApiExtra } from '../api/extra'
import { at } from '../shared/at'
import { server } from '../testing/server'
import { devTools, wholeStates, withoutSecretsOfAction, withoutSecretsOfState } from './devTools'

const { login, register, createAdmin } = adminApi.endpoints

/** A store of the API that keeps each action as Redux DevTools would get it. */
function start() {
  const shown: unknown[] = []
  const keep: Middleware = () => (next) => (action) => {
    if (isAction(action)) shown.push(withoutSecretsOfAction(action))
    const result: unknown = next(action)
    return result
  }
  const extraArgument: ApiExtra = {
    credentials: { token: () => 'bearer-secret', refused: () => undefined },
    nodes: () => Promise.reject(new Error('No chain here')),
  }
  const store = configureStore({
    reducer: combineReducers({ [baseApi.reducerPath]: baseApi.reducer }),
    middleware: (defaults) => defaults({ thunk: { extraArgument } }).concat(baseApi.middleware, keep),
  })
  return { store, shown }
}

it('shows no secret of a sign-in, a registration or a new account, in any action or in the state', async () => {
  server.use(
    http.post('/api/admin/login', () =>
      HttpResponse.json({ data: { token: 'token-secret', admin: { role: 'admin', name: 'Mona', email: 'm@x.co' } } }),
    ),
    http.post('/api/admin/*', () =>
      HttpResponse.json({ message: 'Done', invitation: 'link-secret', expires_at: '2030-01-01' }),
    ),
  )
  const { store, shown } = start()
  await store.dispatch(login.initiate({ email: 'm@x.co', password: 'password-secret' }))
  await store.dispatch(
    register.initiate({
      invitation: 'invite-secret',
      password: 'password-secret',
      password_confirmation: 'password-secret',
    }),
  )
  await store.dispatch(createAdmin.initiate({ name: 'Nora', email: 'n@x.co', role: 'editor' }))
  const text = JSON.stringify([shown, withoutSecretsOfState(store.getState())])
  expect(text).not.toMatch(/-secret/)
  expect(text).toContain('m@x.co')
  // Without the sanitizer, the secrets are there.
  expect(JSON.stringify(store.getState())).toMatch(/token-secret/)
})

it('shows nothing of the request and the response of the browser, whose headers have the token', async () => {
  server.use(http.post('/api/admin/*', () => HttpResponse.json({ message: 'Done' })))
  const { store, shown } = start()
  await store.dispatch(createAdmin.initiate({ name: 'Nora', email: 'n@x.co', role: 'editor' }))
  expect(shown.map((action) => at(at(action, 'meta'), 'baseQueryMeta')).filter(Boolean)).toEqual(['(hidden)'])
})

it('shows no handle of the file that is being uploaded', () => {
  const originalArgs = { instructions: 'Watch', type: 2, media: 'handle-secret' }
  const action = { type: 'api/executeMutation/pending', meta: { arg: { type: 'mutation', originalArgs } } }
  const safe = withoutSecretsOfAction(action)
  expect(safe.meta.arg.originalArgs).toEqual({ ...originalArgs, media: '(hidden)' })
})

it('takes an answer of nothing as it is', () => {
  const action = { type: 'api/executeMutation/fulfilled', payload: null, meta: { arg: { type: 'mutation' } } }
  expect(withoutSecretsOfAction(action)).toBe(action)
})

it('shows what is called token and is none, for example a balance', () => {
  const action = {
    type: 'api/executeQuery/fulfilled',
    payload: { native: '1', token: '5' },
    meta: { arg: { type: 'query' } },
  }
  expect(withoutSecretsOfAction(action)).toBe(action)
  const state = { api: { queries: { balances: { data: { token: '5' } } }, mutations: {} } }
  expect(withoutSecretsOfState(state)).toBe(state)
})

it('copies no cache for an action, and leaves action and state as they are', () => {
  const queries = { list: { data: [1, 2, 3] } }
  const state = { api: { queries, mutations: { a: { data: { token: 't' } } } } }
  const safe = withoutSecretsOfState(state)
  expect(safe.api.queries).toBe(queries)
  expect(safe.api.mutations.a.data.token).toBe('(hidden)')
  expect(state.api.mutations.a.data.token).toBe('t')
})

it('cleans both actions and states', () => {
  expect(devTools).toMatchObject({ actionSanitizer: withoutSecretsOfAction, stateSanitizer: withoutSecretsOfState })
})

it('is not in the shipped bundle', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' })
  await jest.isolateModulesAsync(async () => {
    expect((await import('./devTools')).devTools).toBe(false)
  })
})

it('shows a slice as it begins after a jump to a moment before it joined, and as one object', () => {
  const early = createSlice({
    name: 'early',
    initialState: { count: 0 },
    reducers: { counted: ({ count }) => ({ count: count + 1 }) },
  })
  const late = createSlice({ name: 'late', initialState: () => ({ open: 0 }), reducers: {} })
  const reducer = combineSlices(early).withLazyLoadedSlices<{ late: ReturnType<typeof late.getInitialState> }>()
  let isBack = false
  // As Redux DevTools: what the store says it holds changes without an action.
  const jumps: StoreEnhancer = (create) => (given, preloaded) => {
    const store = create(given, preloaded)
    const first = store.getState()
    return { ...store, getState: () => (isBack ? first : store.getState()) }
  }
  const store = configureStore({ reducer, enhancers: (defaults) => defaults().concat(wholeStates, jumps) })
  reducer.inject(late)
  store.dispatch(early.actions.counted())
  expect(store.getState().early).toEqual({ count: 1 })
  isBack = true
  expect(store.getState()).toEqual({ early: { count: 0 }, late: { open: 0 } })
  expect(store.getState()).toBe(store.getState())
})
