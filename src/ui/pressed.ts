import type { KeyboardEvent, MouseEvent } from 'react'

/**
 * Props of a button that takes the place of the one pressed before, or that does something else after each press. The second
 * click of a double click and an Enter that is still held down were meant for what stood there before, and do nothing.
 */
export const pressed = (act: () => void) => ({
  onClick: (event: MouseEvent) => {
    if (event.detail < 2) act()
  },
  onKeyDown: (event: KeyboardEvent) => {
    // Other keys that are held down, such as Tab and the arrows, go on.
    if (event.repeat && event.key === 'Enter') event.preventDefault()
  },
})
