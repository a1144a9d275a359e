import { useEffect, useRef, useState } from 'react'
import { useStore } from 'react-redux'
import { selectSession, type SessionState } from '../../session/sessionSlice'
import { notify } from '../../ui/messages/notify'
import type { OnProgress } from './readWindows'

export type Reading = ReturnType<typeof useReading>

/**
 * Reads rows with progress, until that is stopped or the component is unmounted. `left`: the message for the latter; the next
 * person who signs in does not get it.
 */
export function useReading(left?: string) {
  const store = useStore<{ session: SessionState }>()
  const [progress, setProgress] = useState<{ read: number; total: number | undefined }>()
  const reading = useRef<AbortController>(undefined)
  useEffect(() => {
    const person = keyOf(store.getState())
    return () => {
      if (left && reading.current && keyOf(store.getState()) === person) notify.info(left)
      reading.current?.abort()
    }
  }, [store, left])

  const begin = async (read: (onProgress: OnProgress, signal: AbortSignal) => Promise<void>, failure: string) => {
    const control = new AbortController()
    const { signal } = control
    reading.current = control
    setProgress({ read: 0, total: undefined })
    // What an earlier try told would contradict what this one brings.
    notify.repaired(failure)
    const onProgress: OnProgress = (rows, total) => {
      if (!signal.aborted) setProgress({ read: rows, total })
    }
    try {
      await read(onProgress, signal)
    } catch {
      if (!signal.aborted) notify.error(failure, { about: failure })
    }
    if (!signal.aborted) end()
  }
  const end = () => {
    reading.current = undefined
    setProgress(undefined)
  }
  const stop = () => {
    reading.current?.abort()
    end()
  }
  return { progress, begin, stop }
}

/** Who is signed in. */
const keyOf = (state: { session: SessionState }) => {
  const session = selectSession(state)
  return session.status === 'signedOut' ? undefined : session.key
}
