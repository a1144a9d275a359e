import { useEffect } from 'react'
import { singleKeysOn } from '../../session/singleKeys'
import { isModalOpen, isTyped, keyOf } from '../../ui/pressedKey'

export const selectedRows = '[aria-label="Selected rows"]'

/** B leads from the rows to the first control of the bar, which is after all of them, and from the bar back to where it was pressed. */
export function useBarKey() {
  useEffect(() => {
    let from: Element | null = null
    const listener = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, metaKey, shiftKey } = event
      if (keyOf(event) !== 'b' || altKey || ctrlKey || metaKey || shiftKey) return
      if (isTyped(event) || isModalOpen() || !singleKeysOn()) return
      const bar = document.querySelector(selectedRows)
      const isInBar = bar?.contains(document.activeElement)
      const to = isInBar ? from : bar?.querySelector('button:enabled')
      if (!isInBar) from = document.activeElement
      if (!(to instanceof HTMLElement)) return
      to.focus()
      event.preventDefault()
    }
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
