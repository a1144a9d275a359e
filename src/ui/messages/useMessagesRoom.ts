import { useEffect } from 'react'
import { messagesPlace } from './messagesPlace'

const gap = 16

/** Keeps the height that the visible messages take in `--messages`, so that an open dialog can begin below them. */
export function useMessagesRoom() {
  useEffect(() => {
    const { style } = document.documentElement
    const sizes = new ResizeObserver(() => {
      const { offsetHeight } = messagesPlace.inner
      style.setProperty('--messages', `${offsetHeight && offsetHeight + gap}px`)
    })
    sizes.observe(messagesPlace.inner)
    return () => sizes.disconnect()
  }, [])
}
