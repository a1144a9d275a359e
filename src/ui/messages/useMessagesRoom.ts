import { useEffect } from 'react'
import { messagesPlace } from './messagesPlace'

const gap = 16

/**
 * Keeps the height that the visible messages take in `--messages`, so that an open dialog can begin below them. What has the
 * focus in the dialog stays in view while they push it down.
 */
export function useMessagesRoom() {
  useEffect(() => {
    const { style } = document.documentElement
    let before = 0
    const sizes = new ResizeObserver(() => {
      const { offsetHeight } = messagesPlace.inner
      style.setProperty('--messages', `${offsetHeight && offsetHeight + gap}px`)
      if (offsetHeight > before)
        document.activeElement?.closest('[role$=dialog] *')?.scrollIntoView({ block: 'nearest' })
      before = offsetHeight
    })
    sizes.observe(messagesPlace.inner)
    return () => sizes.disconnect()
  }, [])
}
