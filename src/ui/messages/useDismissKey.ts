import { useEffect } from 'react'
import { isModalOpen, isTyped } from '../pressedKey'

/** Escape runs `dismiss`, which returns whether there was a message to dismiss; not in a field or over a dialog, where it has its own meaning. */
export function useDismissKey(dismiss: () => boolean) {
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.repeat || isTyped(event) || isModalOpen()) return
      if (dismiss()) event.preventDefault()
    }
    // The front one first: the page's own Escape (that of the review) comes with the next press.
    window.addEventListener('keydown', listener, true)
    return () => window.removeEventListener('keydown', listener, true)
  }, [dismiss])
}
