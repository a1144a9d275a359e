import { useEffect } from 'react'
import { singleKeysOn } from '../../session/singleKeys'
import { isMac } from './keys'

const fields = 'input,textarea,select,[contenteditable]'
/** Dialogs, drawers and MUI's menus, in which letters have their own meaning. */
const modals = '[aria-modal],dialog[open],.MuiModal-root'

/**
 * Shortcuts for the command palette, the shortcuts list and the search of a list. Keys that something else handles are
 * left alone.
 */
export function useShortcuts(open: (dialog: 'palette' | 'shortcuts') => void) {
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      const [target] = event.composedPath()
      if (event.defaultPrevented || event.isComposing || (target instanceof Element && target.closest(fields))) return
      const shortcut = shortcutOf(event)
      if (!shortcut || document.querySelector(modals)) return
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
