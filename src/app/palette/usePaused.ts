import { useEffect, useState } from 'react'

/** Milliseconds without a key after which a text counts. */
const pause = 250

/** The text as it was when typing last paused. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
