import type { MouseEvent } from 'react'
import { useAddressValue } from '../ui/dialogs/useAddressValue'

/** Whom the address asks about (`?who=`), and the follower of the links to them (`ui/WhoLink.tsx`). */
export function useWho() {
  const { value: of, open, close } = useAddressValue('who')
  const follow = (event: MouseEvent) => {
    // With a modifier key it opens in another tab or window.
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-who]') : null
    if (!link?.dataset.who) return
    event.preventDefault()
    open(link.dataset.who)
  }
  return { of, follow, close }
}
