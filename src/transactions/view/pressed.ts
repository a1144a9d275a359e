import type { KeyboardEvent, MouseEvent } from 'react'

/**
 * Props of a button that takes the place and the focus of the one pressed before. The second click of a double click and an Enter
 * that is still held down were meant for that one, and do nothing here.
 */
export const pressed = (act: () => void) => ({
  onClick: (event: MouseEvent) => {
    if (event.detail < 2) act()
  },
  onKeyDown: (event: KeyboardEvent) => {
    if (event.repeat) event.preventDefault()
  },
})
