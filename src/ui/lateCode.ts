import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { once } from '../shared/once'

export type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/**
 * A component whose code is fetched when it is needed; a failed attempt is forgotten, so that the next one fetches
 * again.
 */
export interface LateCode<Props> {
  fetch: () => Promise<ComponentType<Props>>
  /** Fetches it ahead of use; resolves to whether it has loaded. */
  preload: () => Promise<boolean>
  /** The component if its code has loaded. */
  arrived: () => ComponentType<Props> | undefined
}

export function lateCode<Props>(load: Load<Props>): LateCode<Props> {
  let code: ComponentType<Props> | undefined
  const fetch = once(async () => (code = (await load()).default))
  const preload = () =>
    fetch().then(
      () => true,
      () => false,
    )
  return { fetch, preload, arrived: () => code }
}

/**
 * The component as soon as its code has loaded. React's `lazy` would keep a failed import for ever. `onMissing` returns
 * whether it has handled the failure itself; then nothing is missing.
 */
export function useLateCode<Props>({ fetch, arrived }: LateCode<Props>, onMissing?: () => Promise<boolean>) {
  const [Code, setCode] = useState(arrived)
  const [isMissing, setMissing] = useState(false)
  const isWanted = Code === undefined && !isMissing
  const hasFallback = useEffectEvent(async () => (await onMissing?.()) ?? false)
  useEffect(() => {
    if (!isWanted) return
    let isUnmounted = false
    const fetchCode = async () => {
      try {
        const code = await fetch()
        if (!isUnmounted) setCode(() => code)
      } catch {
        if (!isUnmounted && !(await hasFallback())) setMissing(true)
      }
    }
    void fetchCode()
    return () => {
      isUnmounted = true
    }
  }, [isWanted, fetch])
  return { Code, isMissing, again: () => setMissing(false) }
}
