import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { singleKeysOn } from '../session/singleKeys'
import { isTyped } from '../ui/pressedKey'
import { LeftToConsole, readEarlyAnswer } from '../api/earlyAnswer'

/** What is entered here would be lost. */
const unused = 'select, input:not([data-search], [type=checkbox], [type=radio])'

/**
 * Draws the page of a list with the answer to its first request, in the frame of `index.html`, while the console's code is on
 * its way. The frame takes it away with itself; `public/form.js` hands over what was pressed, ticked and searched for.
 * What it cannot show is left to the console, and the skeleton stays.
 */
export async function drawEarly(Page: ComponentType) {
  const waiting = document.querySelector('#frame main')
  if (!waiting || !(await readEarlyAnswer())) return
  const main = document.createElement('main')
  main.ariaBusy = 'true'
  try {
    createRoot(main).render(<Page />)
  } catch (error) {
    if (error instanceof LeftToConsole) return
    throw error
  }
  const search = main.querySelector<HTMLElement>('[data-search]:enabled')
  for (const field of main.querySelectorAll(unused)) field.toggleAttribute('inert', true)
  addEventListener('keydown', (event) => {
    if (!search?.isConnected || event.key !== '/' || isTyped(event) || !singleKeysOn()) return
    search.focus()
    event.preventDefault()
  })
  const note = document.createElement('div')
  note.className = 'visually-hidden'
  note.role = 'status'
  note.textContent = 'Loading...'
  waiting.replaceWith(main, note)
}
