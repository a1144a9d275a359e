import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { Console } from './openConsole'

export interface ConsoleSource {
  /** Fetches and starts the console; rejects when its code is missing. */
  fetchConsole: () => Promise<Console>
  /** The console, where it is there already. */
  opened?: Console
}

const never = () => () => undefined
const signedOut = () => 'signedOut' as const

/** The console once `open` was called and its code has come, and whether somebody is signed in. */
export function useConsole({ fetchConsole, opened }: ConsoleSource) {
  const [console, setConsole] = useState(opened)
  const status = useSyncExternalStore(console?.subscribe ?? never, console?.status ?? signedOut, signedOut)
  /** Resolves to whether the code has come. */
  const open = useCallback(async () => {
    try {
      const fetched = await fetchConsole()
      setConsole(fetched)
      return true
    } catch {
      return false
    }
  }, [fetchConsole])
  return { console, status, open }
}

/** A sign of somebody who is about to sign in here, or has signed in elsewhere. */
const intents = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'storage'] as const

/** Whoever has the page open for so long gets the console in any case: a deploy takes its code away. */
const longOpenMs = 5_000

/** Fetches the console at the first such sign. */
export function useIntent(isWaiting: boolean, open: () => Promise<boolean>) {
  useEffect(() => {
    if (!isWaiting) return
    const fetch = () => void open()
    const timer = setTimeout(fetch, longOpenMs)
    for (const intent of intents) window.addEventListener(intent, fetch, { once: true })
    return () => {
      clearTimeout(timer)
      for (const intent of intents) window.removeEventListener(intent, fetch)
    }
  }, [isWaiting, open])
}
