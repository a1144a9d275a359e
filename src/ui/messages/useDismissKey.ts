import { useEffect } from 'react'
import { isModalOpen, isTyped } from '../pressedKey'

/** Escape runs `dismiss`, which returns whether it dismissed a message. In fields and dialogs Escape has its own meaning. */
export function useDismissKey(dismiss: () => boolean) {
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.repeat || isTyped(event) || isModalOpen()) return
      if (dismiss()) event.preventDefault()
    }
    // Before the page hears the key: the review is left by the next press.
    window.addEventListener('keydown', listener, true)
    return () => window.removeEventListener('keydown', listener, true)
  }, [dismiss])
}
