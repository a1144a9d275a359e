import type { DevToolsEnhancerOptions, StoreEnhancer } from '@reduxjs/toolkit'
import { at } from '../shared/at'

const hidden = '(hidden)'
type Path = readonly string[]

/** Where actions of the API carry what somebody typed as a secret, the bearer token, a one-time link, or a file's handle. */
const secretsOfWrites: readonly Path[] = [
  ['meta', 'arg', 'originalArgs', 'password'],
  ['meta', 'arg', 'originalArgs', 'password_confirmation'],
  ['meta', 'arg', 'originalArgs', 'invitation'],
  ['meta', 'arg', 'originalArgs', 'media'],
  ['payload', 'token'],
  ['payload', 'invitation'],
]

/** Request and response of the browser, with the Authorization header. */
const headers: Path = ['meta', 'baseQueryMeta']

/** The same in the state, which keeps the answers to writes by their ids. What is cached of reads holds no secret. */
const secretsOfState: readonly Path[] = [
  ['api', 'mutations', '*', 'data', 'token'],
  ['api', 'mutations', '*', 'data', 'invitation'],
]

/** The value with the field at the path hidden; the same object if it has no such field. Copies only what lies on the path. */
function hideAt(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return value ? hidden : value
  if (typeof value !== 'object' || value === null) return value
  const keys = key === '*' ? Object.keys(value) : key in value ? [key] : []
  const changed = keys.flatMap((name) => {
    const inner: unknown = Reflect.get(value, name)
    const safe = hideAt(inner, rest)
    return safe === inner ? [] : [[name, safe] as const]
  })
  return changed.length === 0 ? value : { ...value, ...Object.fromEntries(changed) }
}

export function withoutSecretsOfAction<Action>(action: Action): Action
export function withoutSecretsOfAction(action: unknown): unknown {
  const isWrite = at(at(at(action, 'meta'), 'arg'), 'type') === 'mutation'
  return [headers, ...(isWrite ? secretsOfWrites : [])].reduce(hideAt, action)
}

export function withoutSecretsOfState<State>(state: State): State
export function withoutSecretsOfState(state: unknown): unknown {
  return secretsOfState.reduce(hideAt, state)
}

/** Redux DevTools in development, without secrets; the shipped bundle has none. */
export const devTools: DevToolsEnhancerOptions | false =
  process.env.NODE_ENV === 'production'
    ? false
    : {
        name: 'SSDX Back Office',
        actionSanitizer: withoutSecretsOfAction,
        stateSanitizer: withoutSecretsOfState,
      }

function whole<State>(reducer: unknown, state: State): State
function whole(reducer: unknown, state: unknown): unknown {
  if (typeof reducer !== 'function') return state
  const filled: unknown = Reflect.apply(reducer, undefined, [state, { type: 'app/stateShown' }])
  return filled
}

/**
 * Slices join the store with their code. A jump of Redux DevTools to a moment before that leaves them out, and the
 * selectors of Redux Toolkit would throw; with this enhancer they find each slice as it begins.
 */
export const wholeStates: StoreEnhancer = (create) => (reducer, preloaded) => {
  const store = create(reducer, preloaded)
  let last = store.getState()
  let shown = last
  const getState = () => {
    const state = store.getState()
    // Cached per state, to keep references stable.
    if (state !== last) shown = whole(reducer, (last = state))
    return shown
  }
  return { ...store, getState }
}
