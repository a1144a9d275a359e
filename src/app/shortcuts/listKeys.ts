import { singleKeysOn } from '../../session/singleKeys'
import { isModalOpen, isTyped, keyOf } from '../../ui/pressedKey'

/**
 * The keys of a list. N and P turn its pages: the focus stays where it is, and from a row goes to the new one in its place
 * (`keepFocus`). B leads from the rows to the actions for the selected ones, which stand after all rows, and back.
 */
export function listenToListKeys() {
  let from: Element | null = null
  const turn = (name: string) => () => {
    const button = document.querySelector<HTMLElement>(`main .list-pages [aria-label="${name}"]:enabled`)
    button?.click()
    return button !== null
  }
  const toBarOrBack = () => {
    const bar = document.querySelector('[aria-label="Selected rows"]')
    const isInBar = bar?.contains(document.activeElement)
    // Until the code of the actions has come, the bar has only Clear selection, where Enter would undo the choice.
    const to = isInBar ? from : bar?.querySelector('[role=status] ~ button:enabled')
    if (!isInBar) from = document.activeElement
    if (!(to instanceof HTMLElement)) return false
    to.focus()
    return true
  }
  const acts: Readonly<Partial<Record<string, () => boolean>>> = {
    n: turn('Next page'),
    p: turn('Previous page'),
    b: toBarOrBack,
  }
  window.addEventListener('keydown', (event) => {
    const { altKey, ctrlKey, metaKey, shiftKey, repeat } = event
    const act = acts[keyOf(event)]
    if (!act || altKey || ctrlKey || metaKey || shiftKey || repeat || isTyped(event) || isModalOpen()) return
    if (singleKeysOn() && act()) event.preventDefault()
  })
}
