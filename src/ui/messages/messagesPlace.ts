/**
 * A container that open MUI dialogs leave alone: MUI hides the dialog's siblings in the body from screen readers,
 * except for elements like `slot`, and takes the focus back from them.
 */
export function createPlace() {
  const outer = document.createElement('slot')
  const inner = outer.appendChild(document.createElement('div'))
  outer.addEventListener('focusin', (event) => event.stopPropagation())
  return { outer, inner }
}

/**
 * The container of messages, which must be announced and usable whatever else is open. A modal <dialog> makes
 * everything outside it inert, so it takes this container into itself while it is open.
 */
export const messagesPlace = createPlace()
messagesPlace.inner.className = 'messages'
