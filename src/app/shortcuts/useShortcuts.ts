import { useEffect } from 'react'
import { isMac, singleKeysOn } from './keys'

const fields = 'input,textarea,select,[contenteditable]'
/** Dialogs and drawers, and MUI's menus, in which letters have a meaning of their own. */
const modals = '[aria-modal],dialog[open],.MuiModal-root'

/** Opens the command palette and the list of shortcuts, and goes to the search of a list, by keys that nobody else wants. */
export function useShortcuts(open: (dialog: 'palette' | 'shortcuts') => void) {
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      const [target] = event.composedPath()
      if (event.defaultPrevented || event.isComposing || (target instanceof Element && target.closest(fields))) return
      const wish = wishOf(event)
      if (!wish || document.querySelector(modals)) return
      if (wish === 'search') {
        const search = document.querySelector<HTMLElement>('[data-search]:enabled')
        if (!search) return
        search.focus()
      } else open(wish)
      event.preventDefault()
    }
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  })
}

function wishOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) {
  const [command, other] = isMac() ? [metaKey, ctrlKey] : [ctrlKey, metaKey]
  if (altKey || other) return false
  // With Caps Lock it is a K.
  if (command) return !shiftKey && /^k$/i.test(key) && 'palette'
  // One keyboard or another needs Shift for either of them.
  const wish = key === '?' ? 'shortcuts' : key === '/' && 'search'
  return wish && singleKeysOn() && wish
}
