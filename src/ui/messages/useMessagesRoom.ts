import { useEffect } from 'react'
import { useCompact } from '../media'
import { messagesPlace } from './messagesPlace'

const gap = 16

/**
 * Keeps the height that the visible messages take in `--messages`, so that an open dialog can begin below them, and in `--end` by
 * how much more than without them a page has to scroll, so that its end stands above them. What has the focus in the dialog stays
 * in view while they push it down.
 */
export function useMessagesRoom() {
  const isCompact = useCompact()
  useEffect(() => {
    const { style } = document.documentElement
    let before = 0
    const sizes = new ResizeObserver(() => {
      const { offsetHeight } = messagesPlace.inner
      const room = offsetHeight && offsetHeight + gap
      style.setProperty('--messages', `${room}px`)
      // On a phone they stand at the top. Else they stand above a bar at the foot, which is taller than the page's own margin.
      style.setProperty('--end', room && !isCompact ? `calc(${room}px + var(--foot) - ${gap}px)` : '0px')
      if (offsetHeight > before)
        document.activeElement?.closest('[role$=dialog] *')?.scrollIntoView({ block: 'nearest' })
      before = offsetHeight
    })
    sizes.observe(messagesPlace.inner)
    return () => sizes.disconnect()
  }, [isCompact])
}
