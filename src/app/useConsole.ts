import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { SignIn } from '../features/signIn/signIn'
import type { Console } from './openConsole'

export interface ConsoleSource {
  /** Fetches and starts the console; rejects when its code is missing. */
  fetchConsole: () => Promise<Console>
  /** The console, where it is there already. */
  opened?: Console
}

const never = () => () => undefined
const signedOut = () => 'signedOut' as const

/**
 * The console, once `open` was called and its code has loaded; whether somebody is signed in; and if not, what the form needs.
 */
export function useConsole({ fetchConsole, opened }: ConsoleSource) {
  const [console, setConsole] = useState(opened)
  const [signInBy, setSignInBy] = useState<(isSending: boolean) => SignIn>()
  const status = useSyncExternalStore(console?.subscribe ?? never, console?.status ?? signedOut, signedOut)
  /** Resolves to whether all code that is needed now has loaded. */
  const open = useCallback(async () => {
    try {
      const fetched = await fetchConsole()
      setConsole(fetched)
      if (fetched.status() !== 'open') {
        const fetchedSignIn = await fetched.fetchSignIn()
        setSignInBy(() => fetchedSignIn)
      }
      return true
    } catch {
      return false
    }
  }, [fetchConsole])
  useEffect(() => {
    if (!console || status === 'open' || signInBy) return
    // A failure is shown when the form is sent.
    void console.fetchSignIn().then(
      (fetched) => setSignInBy(() => fetched),
      () => undefined,
    )
  }, [console, status, signInBy])
  return { console, status, signIn: signInBy?.(status === 'sending'), open }
}

/** A sign of somebody who is about to sign in here, or has signed in elsewhere. */
const intents = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'storage'] as const

/** After so long the console is fetched in any case: a deploy removes its code. */
const longOpenMs = 5_000

/** Fetches the console at the first of these events, or after that time. */
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
