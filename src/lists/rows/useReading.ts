import { useEffect, useRef, useState } from 'react'
import { notify } from '../../ui/messages/notify'
import type { OnProgress } from './readWindows'

/** Reads rows with progress, until that is stopped or the page is left; from then on it says nothing more. */
export function useReading() {
  const [progress, setProgress] = useState<{ read: number; total: number | undefined }>()
  const reading = useRef<AbortController>(undefined)
  useEffect(() => () => reading.current?.abort(), [])

  const begin = async (read: (onProgress: OnProgress, signal: AbortSignal) => Promise<void>, failure: string) => {
    const control = new AbortController()
    const { signal } = control
    reading.current = control
    setProgress({ read: 0, total: undefined })
    const onProgress: OnProgress = (rows, total) => {
      if (!signal.aborted) setProgress({ read: rows, total })
    }
    try {
      await read(onProgress, signal)
    } catch {
      if (!signal.aborted) notify.error(failure)
    }
    if (!signal.aborted) setProgress(undefined)
  }
  const stop = () => {
    reading.current?.abort()
    setProgress(undefined)
  }
  return { progress, begin, stop }
}
