import { useEffect } from 'react'
import { sayPolitely } from './sayPolitely'

/** Has a text read out that comes together with its place: a status that is new itself is often not read. */
export function useSaid(text: string | undefined) {
  useEffect(() => {
    if (!text) return
    let isNewest = true
    sayPolitely(text, () => isNewest)
    return () => {
      isNewest = false
    }
  }, [text])
}
