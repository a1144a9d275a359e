import { useLayoutEffect } from 'react'
import { singleKeysOn } from '../../session/singleKeys'
import { isDialogOpen, isModalOpen, isTyped, keyOf } from '../../ui/pressedKey'
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
      const shortcut = shortcutOf(event, keyOf(event))
      if (!shortcut || (shortcut === 'undo' ? isDialogOpen() : isModalOpen())) return
      if (shortcut === 'undo') {
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

function shortcutOf({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent, key: string) {
  const [command, other] = isMac() ? [metaKey, ctrlKey] : [ctrlKey, metaKey]
  if (altKey || other) return false
  if (command) return !shiftKey && (key === 'k' ? 'palette' : key === 'z' && 'undo')
  // Some keyboard layouts need Shift for these characters.
  const shortcut = key === '?' ? 'shortcuts' : key === '/' ? 'search' : !shiftKey && key === 'u' && 'undo'
  return shortcut && singleKeysOn() && shortcut
}
