import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { once } from '../shared/once'

export type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** A component whose code is fetched when it is needed; a failed attempt is forgotten, so that the next one asks again. */
export interface LateCode<Props> {
  fetch: () => Promise<ComponentType<Props>>
  /** Fetches it beforehand; whether it is here then. */
  preload: () => Promise<boolean>
  /** The component if its code has arrived. */
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
 * The component as soon as its code is here. React's own `lazy` is no help: it keeps a failed import for ever. `onMissing`
 * may answer that it has found another way; then nothing is missing.
 */
export function useLateCode<Props>({ fetch, arrived }: LateCode<Props>, onMissing?: () => Promise<boolean>) {
  const [Code, setCode] = useState(arrived)
  const [isMissing, setMissing] = useState(false)
  const isWanted = Code === undefined && !isMissing
  const isHelped = useEffectEvent(async () => (await onMissing?.()) ?? false)
  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    const ask = async () => {
      try {
        const code = await fetch()
        if (!isGone) setCode(() => code)
      } catch {
        if (!isGone && !(await isHelped())) setMissing(true)
      }
    }
    void ask()
    return () => {
      isGone = true
    }
  }, [isWanted, fetch])
  return { Code, isMissing, again: () => setMissing(false) }
}
