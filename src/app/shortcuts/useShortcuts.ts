import { useEffect } from 'react'
import { singleKeysOn } from '../../session/singleKeys'
import { isModalOpen, isTyped } from '../../ui/pressedKey'
import { isMac } from './keys'

/**
 * Shortcuts for the command palette, the shortcuts list and the search of a list. Keys that something else handles are
 * left alone.
 */
export function useShortcuts(open: (dialog: 'palette' | 'shortcuts') => void) {
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (isTyped(event)) return
      const shortcut = shortcutOf(event)
      if (!shortcut || isModalOpen()) return
      if (shortcut === 'search') {
        const search = document.querySelector<HTMLElement>('[data-search]:enabled')
        if (!search) return
        search.focus()
      } else open(shortcut)
      event.preventDefault()
    }
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  })
}

function shortcutOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) {
  const [command, other] = isMac() ? [metaKey, ctrlKey] : [ctrlKey, metaKey]
  if (altKey || other) return false
  // With Caps Lock `key` is "K".
  if (command) return !shiftKey && /^k$/i.test(key) && 'palette'
  // Some keyboard layouts need Shift for these characters.
  const shortcut = key === '?' ? 'shortcuts' : key === '/' && 'search'
  return shortcut && singleKeysOn() && shortcut
}
