import { useLayoutEffect } from 'react'
import { reviewPath } from '../../config/paths'
import { singleKeysOn } from '../../session/singleKeys'
import { isDialogOpen, isModalOpen, isTyped } from '../../ui/pressedKey'
import { notify } from '../../ui/messages/notify'
import { isMac } from './keys'

/**
 * Shortcuts for the command palette, the shortcuts list, the search of a list and the Undo of the last change. Keys that
 * something else handles are left alone.
 */
export function useShortcuts(open: (dialog: 'palette' | 'shortcuts') => void) {
  // A key may be pressed as soon as the page can be seen.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (isTyped(event)) return
      const shortcut = shortcutOf(event)
      if (!shortcut || (shortcut === 'undo' ? isDialogOpen() : isModalOpen())) return
      if (shortcut === 'undo') {
        // The review takes back its own decisions.
        if (window.location.pathname === reviewPath) return
        if (!event.repeat) notify.undo()
      } else if (shortcut === 'search') {
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
  if (command) return !shiftKey && (/^k$/i.test(key) ? 'palette' : /^z$/i.test(key) && 'undo')
  // Some keyboard layouts need Shift for these characters.
  const shortcut = key === '?' ? 'shortcuts' : key === '/' ? 'search' : !shiftKey && /^u$/i.test(key) && 'undo'
  return shortcut && singleKeysOn() && shortcut
}
