import { Fragment, createElement, useCallback, useMemo, useRef } from 'jsx-dom/min'

// Stands for react in the early page. That page is drawn once and then taken away: a hook gives its first value, and no
// effect runs.

export { Fragment, createElement, useCallback, useMemo, useRef }

const isMake = (first: unknown): first is () => unknown => typeof first === 'function'

export const useState = (first: unknown) => [isMake(first) ? first() : first, () => undefined]
export const useSyncExternalStore = <Value>(_subscribe: unknown, read: () => Value) => read()
export const useEffectEvent = useCallback
export const memo = useCallback
export const useEffect = () => undefined
export const useLayoutEffect = useEffect
export const useTransition = () => [false, () => undefined]

let ids = 0
export const useId = () => `early-${ids++}`

export const createContext = <Value>(value: Value) =>
  Object.assign(({ children }: { children: unknown }) => children, { value })
export const use = <Value>({ value }: { value: Value }) => value
