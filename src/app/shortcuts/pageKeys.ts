import { singleKeysOn } from '../../session/singleKeys'
import { isModalOpen, isTyped, keyOf } from '../../ui/pressedKey'

const buttons: Readonly<Partial<Record<string, string>>> = { n: 'Next page', p: 'Previous page' }

/** N and P turn the pages of the list. The focus stays where it is; from a row it goes to the new one in its place (`keepFocus`). */
export function turnPagesByKey() {
  window.addEventListener('keydown', (event) => {
    const { altKey, ctrlKey, metaKey, shiftKey, repeat } = event
    const name = buttons[keyOf(event)]
    if (!name || altKey || ctrlKey || metaKey || shiftKey || repeat || isTyped(event) || isModalOpen()) return
    const button = document.querySelector<HTMLElement>(`main .list-pages [aria-label="${name}"]:enabled`)
    if (!button || !singleKeysOn()) return
    event.preventDefault()
    button.click()
  })
}
