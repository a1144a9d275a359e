import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { singleKeysOn } from '../session/singleKeys'
import { isTyped } from '../ui/pressedKey'
import { LeftToConsole, readEarlyAnswer } from '../api/earlyAnswer'

/**
 * Draws the page of a list with the answer to its first request, in the frame of `index.html`, while the console's code is on
 * its way. It is there to be read: nothing but the search can be used, and the frame takes it away with itself;
 * `public/form.js` hands over what was typed. What it cannot show is left to the console, and the skeleton stays.
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
  makeInert(main, search)
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

/** Makes a part inert, but for the one element in it that can be used. */
function makeInert(part: Element, used: Element | null) {
  if (!used) part.toggleAttribute('inert', true)
  else for (const child of part.children) if (child !== used) makeInert(child, child.contains(used) ? used : null)
}
